import { lazyPart, type ModuleEntry } from '@iisp/web'
import { investorDesk } from '../contract/pages.ts'

const InvestorDeskPage = lazyPart(
  () => import('./investors/InvestorDeskPage.tsx'),
  (loaded) => loaded.InvestorDeskPage,
)

const entry: ModuleEntry = { pages: [{ page: investorDesk, component: InvestorDeskPage }] }
export default entry
