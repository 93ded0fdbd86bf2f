import { businessDate } from '@iisp/contract/date'
import { nameIn, narrow, readPage, reader, sql, timeText } from '@iisp/server'
import { temporaryOpeningList as call } from '../../contract/terms/temporary-openings.ts'
import { productsById } from '../products-by-id.ts'
import { q } from '../tables.ts'

export const temporaryOpeningList = reader(call, async (ctx, input) => {
  const { db, language, now } = ctx
  const today = businessDate(now)
  const openings = q
    .selectFrom('ta.temporary_opening as o')
    .leftJoin('identity.institution_name as n', 'n.institution_id', 'o.institution_id')
  const found = narrow(openings, input, {
    open: (only) => (only ? sql<boolean>`o.cancelled_at IS NULL AND o.opens_on >= ${today}` : undefined),
    productId: 'o.product_id',
  })
  const page = await readPage(db, input, found, {
    select: (all) =>
      all
        .select(['o.id', 'o.product_id as productId', 'o.opens_on as opensOn', 'o.kinds', 'o.reason'])
        .select(['o.relation_id', 'o.entered_name as enteredBy', 'o.cancelled_name as cancelledBy'])
        .select(sql<string>`coalesce(${nameIn(language, 'n.name')}, '')`.as('institutionName'))
        .select([
          timeText('o.entered_at').as('enteredAt'),
          timeText<string | null>('o.cancelled_at').as('cancelledAt'),
        ])
        .orderBy('o.opens_on', 'desc')
        .orderBy('o.id', 'desc'),
    present: (row) => row,
  })
  const products = await productsById(
    ctx,
    page.list.map((row) => row.productId),
  )
  return {
    ...page,
    list: page.list.map(({ relation_id, ...row }) => ({
      ...row,
      productCode: products.get(row.productId)?.PRODUCT_NO ?? '',
      productName: products.get(row.productId)?.NAME ?? '',
      source: relation_id === null ? ('person' as const) : ('relation' as const),
      actions: row.cancelledAt === null && row.opensOn >= today ? ['cancel' as const] : [],
    })),
  }
})
