import type { Language } from '@iisp/contract'
import { nameIn, sql } from '@iisp/server'
import { q } from './tables.ts'

const asRow = [
  'id as ID',
  'code as PRODUCT_NO',
  'xmbh as XMBH',
  'status as CPZT',
  'type as CPLX',
  'initials as INITIALS',
  'id as VALUE',
] as const

/** The products of an institution ('*': of all). */
export const ownedBy = (institution: string) =>
  q
    .selectFrom('product.product')
    .$if(institution !== '*', (all) => all.where('institution_id', '=', institution))

/**
 * The products of an institution ('*': all) as wire rows, in list order. Without a language they
 * have the registered name, which documents use.
 */
export const productsOf = (institution: string, language: Language = 'zh') =>
  ownedBy(institution)
    .select(asRow)
    .select(nameIn(language).as('NAME'))
    .orderBy(sql`listed_last`)
    .orderBy('code')

/** Presents all rows as a single page. */
export const onePage = <R>(list: R[]) => ({ list, total: list.length, pageNo: 1, pageSize: list.length })

export const asFlag = (yes: boolean): '0' | '1' => (yes ? '1' : '0')
