import { t } from '@iisp/contract'
import { orderFilters, orderSorts } from './list.ts'
import { plainExportColumns } from './order.ts'

/** Name of the order list as an export source. */
export const orderExportName = 'transfers.orders'
/** Filters and sort order of the list. */
export const orderExportFilters = {
  ...orderFilters,
  sort: t.Optional(t.oneOf(...orderSorts)),
  direction: t.Optional(t.oneOf('asc', 'desc')),
}
/** Name of the custodian's desk list as an export source; it covers all managers. */
export const deskExportName = 'transfers.desk'
export const deskExportFilters = { ...orderFilters, institutionId: t.Optional(t.text(20)) }
/** Columns whose text in the export differs from the row's answer. */
const wordedColumns = ['PAYFLAG', 'PROSTATUS', 'payee', 'HKTYPE'] as const
export type WordedColumn = (typeof wordedColumns)[number]
/** All columns, by their keys in the table. */
export const orderExportColumns = [...plainExportColumns, ...wordedColumns]
