import { bookPath, videoPath } from './paths.ts'
import { lazyPart, type ModuleEntry } from '@iisp/web'

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
    { path: bookPath, component: ServiceContent },
    { path: videoPath, component: Videos },
    { path: '/operations/complaints', component: ComplaintsPage },
    { path: '/operations/menu-guides', component: MenuGuidesPage },
  ],
}
export default entry
