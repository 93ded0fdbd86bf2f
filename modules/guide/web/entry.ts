import { lazyPart, type ModuleEntry } from '@iisp/web'
import { bookPage, complaintDesk, menuGuides, videoPage } from '../contract/pages.ts'

const ServiceContent = lazyPart(() => import('./library/ServiceContent.tsx'), 'ServiceContent')
const Videos = lazyPart(() => import('./library/Videos.tsx'), 'Videos')
const ComplaintsPage = lazyPart(() => import('./complaint-desk/ComplaintsPage.tsx'), 'ComplaintsPage')
const MenuGuidesPage = lazyPart(() => import('./menu-guides/MenuGuidesPage.tsx'), 'MenuGuidesPage')

const entry: ModuleEntry = {
  pages: [
    { page: bookPage, component: ServiceContent },
    { page: videoPage, component: Videos },
    { page: complaintDesk, component: ComplaintsPage },
    { page: menuGuides, component: MenuGuidesPage },
  ],
}
export default entry
