import { auditNames } from '@iisp/contract/audit-names'
import { productAuditNames } from './audit-names.ts'
import type { ServerModule } from '@iisp/server'
import { countProducts } from './count-products.ts'
import { deleteProductCombination } from './delete-product-combination.ts'
import { getProductCombinationList } from './get-product-combination-list.ts'
import { getProductDetail } from './get-product-detail.ts'
import { getProductInfo } from './get-product-info.ts'
import { getProductInfoByExpireDay } from './get-product-info-by-expire-day.ts'
import { getXmbhByCpdm } from './get-xmbh-by-cpdm.ts'
import { linkedFunds } from './linked-funds.ts'
import { overseasFundList } from './overseas-fund-list.ts'
import { quantitativeProductList } from './quantitative-product-list.ts'
import { productEnglishNames } from './product-english-names.ts'
import { productsByCode } from './products-by-code.ts'
import { namedProducts } from './named-products.ts'
import { pages } from '../contract/pages.ts'
import { saveProductCombination } from './save-product-combination.ts'
import { searchProducts } from './search-products.ts'

export const productServer: ServerModule = {
  name: 'product',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: [
    countProducts,
    getProductInfo,
    linkedFunds,
    namedProducts,
    productEnglishNames,
    productsByCode,
    searchProducts,
    overseasFundList,
    quantitativeProductList,
    getProductInfoByExpireDay,
    getXmbhByCpdm,
    getProductDetail,
    getProductCombinationList,
    saveProductCombination,
    deleteProductCombination,
  ],
  fills: [auditNames.contribute([productAuditNames])],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).productSeed,
}
