import { lazyPart, type ModuleEntry } from '@iisp/web'
import { partyDesk, productContracts } from '../contract/pages.ts'

const PartyDeskPage = lazyPart(() => import('./party-desk/PartyDeskPage.tsx'), 'PartyDeskPage')

const ProductContractsPage = lazyPart(
  () => import('./product-contracts/ProductContractsPage.tsx'),
  'ProductContractsPage',
)

const entry: ModuleEntry = {
  pages: [
    { page: partyDesk, component: PartyDeskPage },
    { page: productContracts, component: ProductContractsPage },
  ],
}
export default entry
