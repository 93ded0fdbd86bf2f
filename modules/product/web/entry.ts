import { lazyPart, type ModuleEntry } from '@iisp/web'
import { overseasFunds } from '../contract/pages.ts'

const OverseasFundsPage = lazyPart(
  () => import('./listed-products/OverseasFundsPage.tsx'),
  (loaded) => loaded.OverseasFundsPage,
)

const entry: ModuleEntry = { pages: [{ page: overseasFunds, component: OverseasFundsPage }] }
export default entry
