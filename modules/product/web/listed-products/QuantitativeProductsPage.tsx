import { quantitativeProductList } from '../../contract/listed-products.ts'
import { ListedProducts } from './ListedProducts.tsx'

/** 量化产品列表: the institution's products with quantitative strategies. */
export const QuantitativeProductsPage = () => (
  <ListedProducts id="product.quantitative-products" call={quantitativeProductList} kind="quantitative" />
)
