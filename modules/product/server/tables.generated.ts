// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, GeneratedAlways } from '@iisp/server'

export interface GeneratedTables {
  'product.combination': {
    id: Generated<string>
    institution_id: string
    account_id: string
    name: string
    product_ids: string[]
  }
  'product.product': {
    id: Generated<string>
    institution_id: string
    xmbh: string
    code: string
    name: string
    initials: string
    search: string
    status: '0' | '1' | '2' | '3'
    type: '1' | '2' | '3' | '4' | '5'
    ta_outsourced: boolean
    valuation_outsourced: boolean
    established_on: string | null
    expires_on: string | null
    business_limited: boolean
    parent_id: string | null
    listed_last: GeneratedAlways<boolean>
    overseas: Generated<boolean>
    quantitative: Generated<boolean>
    name_en: Generated<string>
  }
  'product.product_name': {
    id: GeneratedAlways<string | null>
    institution_id: GeneratedAlways<string | null>
    code: GeneratedAlways<string | null>
    name: GeneratedAlways<string | null>
    name_en: GeneratedAlways<string | null>
    parent_id: GeneratedAlways<string | null>
  }
}
