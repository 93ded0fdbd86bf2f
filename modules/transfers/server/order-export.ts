import { type Input, type Language, strict } from '@iisp/contract'
import { type ExportColumn, exportSource } from '@iisp/server'
import { listsOrders } from '../contract/access.ts'
import { transferTypes } from '../contract/codes.ts'
import type { OrderRow } from '../contract/order.ts'
import { type OrderExportColumn, orderExportFilters, orderExportName } from '../contract/order-export.ts'
import type { getTransferList } from '../contract/order-list.ts'
import { readFilters } from './order-filters.ts'
import { type PageInput, readPage } from './order-page.ts'
import { presentPage } from './present-page.ts'

const batchRows = 1000
const directions = { '1': { zh: '付款', en: 'Payment' }, '0': { zh: '收款', en: 'Receipt' } } as const

const text = (value: (row: OrderRow, language: Language) => string): ExportColumn<OrderRow> => ({
  kind: 'text',
  value,
})
const named = (
  names: Readonly<Record<string, Readonly<Record<Language, string>>>>,
  code: string,
  language: Language,
) => names[code]?.[language] ?? code

const columns: Readonly<Record<OrderExportColumn, ExportColumn<OrderRow>>> = {
  ORDERNO: text((row) => row.ORDERNO),
  MANAGERNAME: text((row) => row.MANAGERNAME),
  PRODUCTNAME: text((row) => row.PRODUCTNAME),
  PRODUCTNO: text((row) => row.PRODUCTNO),
  PAYFLAG: text((row, language) => named(directions, row.PAYFLAG, language)),
  AMOUNT: { kind: 'amount', value: (row) => row.AMOUNT },
  PROSTATUS: text((row) => row.PROSTATUSNAME),
  TRADATEFORMAT: text((row) => row.TRADATEFORMAT),
  CPACCNAME: text((row) => row.CPACCNAME),
  payee: text((row) => row.CPACCOUNT || row.ACCOUNT),
  OWERACCOUNT: text((row) => row.OWERACCOUNT),
  HKTYPE: text((row, language) => named(transferTypes, row.HKTYPE, language)),
  REASON: text((row) => row.REASON),
  CREATEBY: text((row) => row.CREATEBY),
  CREATETIME: text((row) => row.CREATETIME),
}

type Filters = Omit<Input<typeof getTransferList>, 'cursor' | 'pageNo' | 'pageSize'>

/** The rows of getTransferList, all of them. */
export const orderExport = exportSource<OrderRow, Filters>({
  name: orderExportName,
  access: listsOrders,
  filters: strict(orderExportFilters),
  columns,
  batches: async function* (ctx, { sort, direction, ...input }) {
    const filters = await readFilters(ctx, input, ctx.actor.institutionId)
    let cursor: string | null | undefined
    while (cursor !== null) {
      const place: PageInput = {
        ...(sort !== undefined && { sort }),
        ...(direction !== undefined && { direction }),
        ...(cursor !== undefined && { cursor }),
        pageSize: batchRows,
      }
      const { list, total, totalCapped, next } = presentPage(ctx, await readPage(ctx, filters, place))
      yield { rows: list, total: totalCapped ? null : total }
      cursor = next
    }
  },
})
