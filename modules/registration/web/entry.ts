import { lazyPart, type ModuleEntry } from '@iisp/web'
import { partyDesk, productContracts } from '../contract/pages.ts'

const PartyDeskPage = lazyPart(
  () => import('./party-desk/PartyDeskPage.tsx'),
  (loaded) => loaded.PartyDeskPage,
)

const ProductContractsPage = lazyPart(
  () => import('./product-contracts/ProductContractsPage.tsx'),
  (loaded) => loaded.ProductContractsPage,
)

const entry: ModuleEntry = {
  pages: [
    { page: partyDesk, component: PartyDeskPage },
    { page: productContracts, component: ProductContractsPage },
  ],
}
export default entry
