import type { Input } from '@iisp/contract'
import { type ReadContext, anyOf, containing, readPage, sql, waitsFor } from '@iisp/server'
import type { ApplicationState } from '../../contract/applications/application-states.ts'
import type { applicationDeskList } from '../../contract/applications/application-desk.ts'
import { applicationGroups } from '../../contract/applications/application-kinds.ts'
import type { ApplicationKind } from '../../contract/applications/business-codes.ts'
import { productsById } from '../products-by-id.ts'
import { applicationColumns, applicationsFound, presentApplication } from './application-columns.ts'
import { applicationCases } from './application-cases.ts'

/** One page of the applications that the caller may see, the newest first. */
export async function applicationPage(ctx: ReadContext, input: Input<typeof applicationDeskList>) {
  const { db, actor } = ctx
  const keyword = input.keyword?.trim() ?? ''
  let found = applicationsFound(actor)
  if (input.group !== undefined)
    found = found.where('a.business_code', '=', anyOf<ApplicationKind>(applicationGroups[input.group]))
  if (input.kind !== undefined) found = found.where('a.business_code', '=', input.kind)
  if (input.status !== undefined)
    found = found.where('a.status', '=', anyOf(input.status.split(',') as ApplicationState[]))
  if (input.productId !== undefined) found = found.where('a.product_id', '=', input.productId)
  if (input.institutionId !== undefined) found = found.where('a.institution_id', '=', input.institutionId)
  if (input.startDate !== undefined) found = found.where('a.dealing_date', '>=', input.startDate)
  if (input.endDate !== undefined) found = found.where('a.dealing_date', '<=', input.endDate)
  if (input.open === true) found = found.where(waitsFor(applicationCases, 'a', actor.persons))
  if (keyword !== '')
    found = found.where(
      sql<boolean>`concat_ws(' ', a.application_no, i.name, i.name_en, i.fund_account) ILIKE ${containing(keyword)}`,
    )
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
