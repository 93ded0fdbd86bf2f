import { lazyPart, type ModuleEntry } from '@iisp/web'
import { overseasFunds, quantitativeProducts } from '../contract/pages.ts'

const load = () => import('./listed-products/ListedProducts.tsx')
const OverseasFundsPage = lazyPart(load, 'OverseasFundsPage')
const QuantitativeProductsPage = lazyPart(load, 'QuantitativeProductsPage')

const entry: ModuleEntry = {
  pages: [
    { page: overseasFunds, component: OverseasFundsPage },
    { page: quantitativeProducts, component: QuantitativeProductsPage },
  ],
}
export default entry
