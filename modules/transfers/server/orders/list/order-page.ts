import { type Input, platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type ReadContext, allCap, countCap, pageWindow } from '@iisp/server'
import type { getTransferList } from '../../../contract/orders/list.ts'
import { type Cursor, readCursor, writeCursor } from './cursor.ts'
import type { Filters } from './order-filters.ts'
import { type PageRequest, countOrders, selectById, selectOrders, selectVersions } from './order-queries.ts'
import type { ListedOrder } from '../present-order.ts'
import { transferTopics } from '../../../contract/topics.ts'

export type PageInput = Pick<
  Input<typeof getTransferList>,
  'sort' | 'direction' | 'cursor' | 'pageNo' | 'pageSize'
>

/** Reads one page of orders. The count runs in parallel and only once, since the cursor carries it along. */
export async function readPage(ctx: ReadContext<PersonActor>, filters: Filters, input: PageInput) {
  const order = { sort: input.sort ?? 'id', direction: input.direction ?? 'desc' } as const
  const after = input.cursor === undefined ? null : readCursor(input.cursor, order)
  // a cursor determines where to continue; the page number is ignored
  const { pageSize, offset } = pageWindow(after === null ? input : { ...input, pageNo: 1 })
  const isWhole = pageSize === -1
  const size = isWhole ? allCap : pageSize
  // one extra row shows whether there is a next page
  const request: PageRequest = { ...order, after, offset, limit: size + 1 }
  const [found, count] = await Promise.all([
    readOrders(ctx, filters, request),
    after ?? countBeside(ctx, filters),
  ])
  if (isWhole && found.length > allCap) refuse(platformErrors.listTooLong, { cap: String(allCap) })
  const orders = found.slice(0, size)
  const last = found.length > size ? orders.at(-1) : undefined
  return {
    orders,
    total: count.total,
    totalCapped: count.capped,
    pageNo: input.pageNo ?? 1,
    pageSize,
    next: last === undefined ? null : writeCursor(last, order, count),
  }
}

export type OrderPage = Awaited<ReturnType<typeof readPage>>

/** Longer pages are exports and whole lists, whose rows nobody asks for again. */
const mostKeptRows = 201

async function readOrders(
  ctx: ReadContext<PersonActor>,
  filters: Filters,
  request: PageRequest,
): Promise<readonly Readonly<ListedOrder>[]> {
  if (request.limit > mostKeptRows) return ctx.db.all(selectOrders(filters, request))
  const versions = await ctx.db.all(selectVersions(filters, request))
  return ctx.keptRows('transfers.transfer_order', versions, (ids) => ctx.db.all(selectById(ids)))
}

/** The count is cached until a relevant order changes. */
async function countBeside(
  ctx: ReadContext<PersonActor>,
  filters: Filters,
): Promise<Pick<Cursor, 'total' | 'capped'>> {
  const { total } = await ctx.kept(
    { topic: transferTopics.orderChanged, audience: filters.institutionId ?? '*' },
    filters.name,
    () => ctx.db.one(countOrders(filters)),
  )
  return { total: Math.min(total, countCap), capped: total > countCap }
}
