import { lazyPart, type ModuleEntry } from '@iisp/web'
import { applicationDesk, applicationManagement, investorDesk } from '../contract/pages.ts'

const ApplicationManagementPage = lazyPart(
  () => import('./applications/ApplicationManagementPage.tsx'),
  (loaded) => loaded.ApplicationManagementPage,
)
const ApplicationDeskPage = lazyPart(
  () => import('./application-desk/ApplicationDeskPage.tsx'),
  (loaded) => loaded.ApplicationDeskPage,
)
const InvestorDeskPage = lazyPart(
  () => import('./investors/InvestorDeskPage.tsx'),
  (loaded) => loaded.InvestorDeskPage,
)

const entry: ModuleEntry = {
  pages: [
    { page: applicationManagement, component: ApplicationManagementPage },
    { page: applicationDesk, component: ApplicationDeskPage },
    { page: investorDesk, component: InvestorDeskPage },
  ],
}
export default entry
