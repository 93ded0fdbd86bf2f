import { type Generated, queryBuilder } from '@iisp/server'
import type { ProductStatus, ProductType } from '../contract/product-status.ts'

/** One product or one share class of a product. */
export interface ProductTable {
  id: string
  institution_id: string
  xmbh: string
  code: string
  name: string
  /** '' where none is known. */
  name_en: Generated<string>
  initials: string
  /** The text in which keywords are searched: `searchText` of the contract. */
  search: string
  status: ProductStatus
  type: ProductType
  ta_outsourced: boolean
  valuation_outsourced: boolean
  established_on: string | null
  expires_on: string | null
  business_limited: boolean
  parent_id: string | null
  /** Invests abroad. */
  overseas: Generated<boolean>
  /** Traded by quantitative strategies. */
  quantitative: Generated<boolean>
}
/** A named choice of products of one account. */
interface CombinationTable {
  id: Generated<string>
  institution_id: string
  account_id: string
  name: string
  product_ids: string[]
}
export interface ProductTables {
  'product.combination': CombinationTable
  'product.product': ProductTable
}
export const q = queryBuilder<ProductTables>()
