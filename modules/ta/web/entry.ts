import { lazyPart, type ModuleEntry } from '@iisp/web'
import { exchangeDesk } from '../contract/pages.ts'

const ExchangePage = lazyPart(
  () => import('./exchange/ExchangePage.tsx'),
  (loaded) => loaded.ExchangePage,
)

const entry: ModuleEntry = { pages: [{ page: exchangeDesk, component: ExchangePage }] }
export default entry
