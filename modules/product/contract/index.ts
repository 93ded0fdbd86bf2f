export { countProducts } from './count-products.ts'
export { productErrors } from './errors.ts'
export { compareProducts, matchesKeyword, searchKeyword, searchText, type Findable } from './find-products.ts'
export { getProductDetail } from './get-product-detail.ts'
export { getProductInfo } from './get-product-info.ts'
export { getProductInfoByExpireDay } from './get-product-info-by-expire-day.ts'
export { getXmbhByCpdm } from './get-xmbh-by-cpdm.ts'
export { linkedFunds, type LinkedFund } from './linked-funds.ts'
export { namedProducts } from './named-products.ts'
export { productEnglishNames } from './product-english-names.ts'
export { productsByCode } from './products-by-code.ts'
export {
  combinationProducts,
  deleteProductCombination,
  getProductCombinationList,
  saveProductCombination,
} from './product-combinations.ts'
export { overseasFunds, quantitativeProducts } from './pages.ts'
export { overseasFundList, quantitativeProductList, type ListedProduct } from './listed-products.ts'
export { mostFoundProducts, searchProducts } from './search-products.ts'
export type { Product, ProductClass, ProductDetail } from './product.ts'
export {
  isUsable,
  pickerLabel,
  productStatuses,
  productTypes,
  type ProductStatus,
  type ProductType,
} from './product-status.ts'
