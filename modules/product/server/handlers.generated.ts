// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { countProducts } from './count-products.ts'
import { deleteProductCombination } from './delete-product-combination.ts'
import { getProductCombinationList } from './get-product-combination-list.ts'
import { getProductDetail } from './get-product-detail.ts'
import { getProductInfoByExpireDay } from './get-product-info-by-expire-day.ts'
import { getProductInfo } from './get-product-info.ts'
import { getXmbhByCpdm } from './get-xmbh-by-cpdm.ts'
import { linkedFunds } from './linked-funds.ts'
import { namedProducts } from './named-products.ts'
import { overseasFundList } from './overseas-fund-list.ts'
import { productEnglishNames } from './product-english-names.ts'
import { productsByCode } from './products-by-code.ts'
import { quantitativeProductList } from './quantitative-product-list.ts'
import { saveProductCombination } from './save-product-combination.ts'
import { searchProducts } from './search-products.ts'

export const handlers: readonly Handler[] = [
  countProducts,
  deleteProductCombination,
  getProductCombinationList,
  getProductDetail,
  getProductInfoByExpireDay,
  getProductInfo,
  getXmbhByCpdm,
  linkedFunds,
  namedProducts,
  overseasFundList,
  productEnglishNames,
  productsByCode,
  quantitativeProductList,
  saveProductCombination,
  searchProducts,
]
