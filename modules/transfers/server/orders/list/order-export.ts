import { type BothLanguages, type Input, type Language, t } from '@iisp/contract'
import {
  type ExportColumn,
  type ExportSum,
  type ReadContext,
  exportColumns,
  exportSource,
} from '@iisp/server'
import { listsOrders, worksDesk } from '../../../contract/access.ts'
import { transferTypes } from '../../../contract/codes.ts'
import type { deskList } from '../../../contract/desk/desk.ts'
import {
  type OrderRow,
  orderFields,
  payeeAccountName,
  plainExportColumns,
} from '../../../contract/orders/order.ts'
import {
  type WordedColumn,
  deskExportFilters,
  deskExportName,
  orderExportFilters,
  orderExportName,
} from '../../../contract/orders/export.ts'
import type { getTransferList } from '../../../contract/orders/list.ts'
import { orderFlow } from '../../../contract/orders/order-states.ts'
import { type Filters, readFilters } from './order-filters.ts'
import { countOrders } from './order-queries.ts'
import { type PageInput, readPage } from './order-page.ts'
import { noMark } from '../payee-mark.ts'
import { withNames } from '../shown-names.ts'
import { presentRow } from '../present-order.ts'
import { viewerOf } from '../detail/viewer.ts'

const batchRows = 1000
const directions = { '1': { zh: '付款', en: 'Payment' }, '0': { zh: '收款', en: 'Receipt' } } as const

type Value = (row: OrderRow, language: Language) => string
const text = (title: BothLanguages, value: Value): ExportColumn<OrderRow> => ({ title, kind: 'text', value })
const named = (names: Readonly<Record<string, BothLanguages>>, code: string, language: Language) =>
  names[code]?.[language] ?? code

const { named: fields } = orderFields
const wordedColumns: Readonly<Record<WordedColumn, ExportColumn<OrderRow>>> = {
  PAYFLAG: text(fields.PAYFLAG.name, (row, language) => named(directions, row.PAYFLAG, language)),
  PROSTATUS: text(fields.PROSTATUS.name, (row) => row.PROSTATUSNAME),
  payee: text(payeeAccountName, (row) => row.CPACCOUNT || row.ACCOUNT),
  HKTYPE: text(fields.HKTYPE.name, (row, language) => named(transferTypes, row.HKTYPE, language)),
}
const columns = { ...exportColumns(orderFields, plainExportColumns), ...wordedColumns }
const sums: readonly ExportSum<OrderRow>[] = [
  { column: 'AMOUNT', title: { zh: '付款合计', en: 'Payments' }, of: ({ PAYFLAG }) => PAYFLAG === '1' },
  { column: 'AMOUNT', title: { zh: '收款合计', en: 'Receipts' }, of: ({ PAYFLAG }) => PAYFLAG === '0' },
]

type ListFilters = Omit<Input<typeof getTransferList>, 'cursor' | 'pageNo' | 'pageSize'>
type DeskFilters = Omit<Input<typeof deskList>, 'cursor' | 'pageNo' | 'pageSize'>

const listFilters = (ctx: ReadContext, { sort: _sort, direction: _direction, ...input }: ListFilters) =>
  readFilters(ctx, input, ctx.actor.institutionId)
const deskFilters = (ctx: ReadContext, input: DeskFilters) =>
  readFilters(
    ctx,
    { ...input, proStatus: input.proStatus || orderFlow.sets.atDesk.join(',') },
    input.institutionId || null,
  )

/** Yields all rows of a list page by page, using its cursor. */
async function* batchesOf(
  ctx: ReadContext,
  filters: Filters,
  sorting: Pick<PageInput, 'sort' | 'direction'>,
) {
  const viewer = await viewerOf(ctx)
  let cursor: string | null | undefined
  while (cursor !== null) {
    const place: PageInput = { ...sorting, ...(cursor !== undefined && { cursor }), pageSize: batchRows }
    const { orders, next } = await readPage(ctx, filters, place)
    const shown = await withNames(ctx, orders)
    yield shown.map((order) => presentRow(order, noMark, viewer, ctx.language))
    cursor = next
  }
}

const countOf = async (ctx: ReadContext, filters: Filters, cap: number) =>
  (await ctx.db.one(countOrders(filters, cap))).total

/** Exports all rows of getTransferList. */
export const orderExport = exportSource<OrderRow, ListFilters>({
  name: orderExportName,
  access: listsOrders,
  filters: t.strict(orderExportFilters),
  columns,
  sums,
  count: async (ctx, input, cap) => countOf(ctx, await listFilters(ctx, input), cap),
  batches: async function* (ctx, input) {
    const { sort, direction } = input
    const order = { ...(sort !== undefined && { sort }), ...(direction !== undefined && { direction }) }
    yield* batchesOf(ctx, await listFilters(ctx, input), order)
  },
})

/** Exports all rows of deskList. */
export const deskExport = exportSource<OrderRow, DeskFilters>({
  name: deskExportName,
  access: worksDesk,
  filters: t.strict(deskExportFilters),
  columns,
  sums,
  count: async (ctx, input, cap) => countOf(ctx, await deskFilters(ctx, input), cap),
  batches: async function* (ctx, input) {
    yield* batchesOf(ctx, await deskFilters(ctx, input), {})
  },
})
