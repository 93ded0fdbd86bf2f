import type { Input } from '@iisp/contract'
import { type ReadContext, anyOf, from, mentions, narrow, readPage, sql, upTo, waitsFor } from '@iisp/server'
import type { applicationDeskList } from '../../contract/applications/application-desk.ts'
import { applicationGroups } from '../../contract/applications/application-kinds.ts'
import { productsById } from '../products-by-id.ts'
import { applicationColumns, applicationsFound, presentApplication } from './application-columns.ts'
import { applicationCases } from './application-cases.ts'

/** One page of the applications that the caller may see, the newest first. */
export async function applicationPage(ctx: ReadContext, input: Input<typeof applicationDeskList>) {
  const { db, actor } = ctx
  const found = narrow(applicationsFound(actor), input, {
    group: (group) => sql<boolean>`a.business_code = ${anyOf(applicationGroups[group])}`,
    kind: 'a.business_code',
    status: (states) => sql<boolean>`a.status = ${anyOf(states.split(','))}`,
    productId: 'a.product_id',
    institutionId: 'a.institution_id',
    startDate: from('a.dealing_date'),
    endDate: upTo('a.dealing_date'),
    open: (only) => (only ? waitsFor(applicationCases, 'a', actor.persons) : undefined),
    keyword: mentions('a.application_no', 'i.name', 'i.name_en', 'i.fund_account'),
  })
  const page = await readPage(db, input, found, {
    select: (all) => all.select(applicationColumns(ctx.language)).orderBy('a.id', 'desc'),
    present: (row) => row,
  })
  const products = await productsById(
    ctx,
    page.list.flatMap(({ productId, targetProductId }) => [productId, targetProductId]),
  )
  return { ...page, list: page.list.map((row) => presentApplication(row, products, ctx)) }
}
