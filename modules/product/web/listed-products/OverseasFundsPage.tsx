import { overseasFundList } from '../../contract/listed-products.ts'
import { ListedProducts } from './ListedProducts.tsx'

/** 境外基金列表: the institution's funds that invest abroad. */
export const OverseasFundsPage = () => (
  <ListedProducts id="product.overseas-funds" call={overseasFundList} kind="overseas" />
)
