import { lazyPart, type ModuleEntry } from '@iisp/web'
import { demandCenter, demandDesk } from '../contract/pages.ts'

const DemandCenterPage = lazyPart(
  () => import('./demands/DemandCenterPage.tsx'),
  (loaded) => loaded.DemandCenterPage,
)
const DemandDeskPage = lazyPart(
  () => import('./demand-desk/DemandDeskPage.tsx'),
  (loaded) => loaded.DemandDeskPage,
)

const entry: ModuleEntry = {
  pages: [
    { page: demandCenter, component: DemandCenterPage },
    { page: demandDesk, component: DemandDeskPage },
  ],
}
export default entry
