import { lazyPart, type ModuleEntry } from '@iisp/web'
import { overseasFunds, quantitativeProducts } from '../contract/pages.ts'

const OverseasFundsPage = lazyPart(
  () => import('./listed-products/OverseasFundsPage.tsx'),
  'OverseasFundsPage',
)

const QuantitativeProductsPage = lazyPart(
  () => import('./listed-products/QuantitativeProductsPage.tsx'),
  'QuantitativeProductsPage',
)

const entry: ModuleEntry = {
  pages: [
    { page: overseasFunds, component: OverseasFundsPage },
    { page: quantitativeProducts, component: QuantitativeProductsPage },
  ],
}
export default entry
