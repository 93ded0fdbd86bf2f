import { lazyPart, type ModuleEntry } from '@iisp/web'
import { bookPage, complaintDesk, menuGuides, videoPage } from '../contract/pages.ts'

const ServiceContent = lazyPart(
  () => import('./library/ServiceContent.tsx'),
  (loaded) => loaded.ServiceContent,
)
const Videos = lazyPart(
  () => import('./library/Videos.tsx'),
  (loaded) => loaded.Videos,
)
const ComplaintsPage = lazyPart(
  () => import('./complaint-desk/ComplaintsPage.tsx'),
  (loaded) => loaded.ComplaintsPage,
)
const MenuGuidesPage = lazyPart(
  () => import('./menu-guides/MenuGuidesPage.tsx'),
  (loaded) => loaded.MenuGuidesPage,
)

const entry: ModuleEntry = {
  pages: [
    { page: bookPage, component: ServiceContent },
    { page: videoPage, component: Videos },
    { page: complaintDesk, component: ComplaintsPage },
    { page: menuGuides, component: MenuGuidesPage },
  ],
}
export default entry
