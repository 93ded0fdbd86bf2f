import { oneOf, t, text } from '@iisp/contract'
import { orderFilters, orderSorts } from './list.ts'

/** Name of the order list as an export source. */
export const orderExportName = 'transfers.orders'
/** Filters and sort order of the list. */
export const orderExportFilters = {
  ...orderFilters,
  sort: t.Optional(oneOf(...orderSorts)),
  direction: t.Optional(oneOf('asc', 'desc')),
}
/** Name of the custodian's desk list as an export source; it covers all managers. */
export const deskExportName = 'transfers.desk'
export const deskExportFilters = { ...orderFilters, institutionId: t.Optional(text(20)) }
/** Columns, by their keys in the table. */
export const orderExportColumns = [
  'ORDERNO',
  'MANAGERNAME',
  'PRODUCTNAME',
  'PRODUCTNO',
  'PAYFLAG',
  'AMOUNT',
  'PROSTATUS',
  'TRADATEFORMAT',
  'CPACCNAME',
  'payee',
  'OWERACCOUNT',
  'HKTYPE',
  'REASON',
  'CREATEBY',
  'CREATETIME',
] as const
export type OrderExportColumn = (typeof orderExportColumns)[number]
