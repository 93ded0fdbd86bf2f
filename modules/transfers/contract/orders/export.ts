import { oneOf, t, text } from '@iisp/contract'
import { orderFilters, orderSorts } from './list.ts'

/** The order list as module files exports it. */
export const orderExportName = 'transfers.orders'
/** Filters and order of the list. */
export const orderExportFilters = {
  ...orderFilters,
  sort: t.Optional(oneOf(...orderSorts)),
  direction: t.Optional(oneOf('asc', 'desc')),
}
/** The custodian's desk as module files exports it, over all managers. */
export const deskExportName = 'transfers.desk'
export const deskExportFilters = { ...orderFilters, institutionId: t.Optional(text(20)) }
/** Columns by the keys of the table. */
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
