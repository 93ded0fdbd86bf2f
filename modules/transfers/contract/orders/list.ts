import { defineList, platformErrors, t } from '@iisp/contract'
import { changedFilter } from '@iisp/contract/define-changes'
import { listsOrders } from '../access.ts'
import { transferType } from '../fields.ts'
import { waitingIds } from '../desk/waiting.ts'
import { orderRow } from './order.ts'

/** The most products by which an order list can be filtered; they are part of the page's URL. */
export const filterProducts = 50

/** Filters of the order lists. */
export const orderFilters = {
  /** Order number or its beginning, or else part of a product's name, code or initials. */
  keyword: t.Optional(t.text(50)),
  productId: t.Optional(t.id),
  /** Product ids separated by commas, at most `filterProducts`. */
  productIds: t.Optional(t.String({ pattern: '^([1-9][0-9]{0,17}(,[1-9][0-9]{0,17}){0,49})?$' })),
  /** Statuses separated by commas. */
  proStatus: t.Optional(t.String({ pattern: '^([0-9]{3}(,[0-9]{3}){0,11})?$' })),
  /** Complete number of the counterparty's or broker account. */
  partnerAccount: t.Optional(t.oneLine(40)),
  startDate: t.Optional(t.date),
  endDate: t.Optional(t.date),
  minAmount: t.Optional(t.amount),
  maxAmount: t.Optional(t.amount),
  manualEntryFlag: t.Optional(t.flag),
  payFlag: t.Optional(t.flag),
  hkType: t.Optional(transferType),
  /** '1': orders with missing documents. */
  qsfj: t.Optional(t.flag),
  /** '1': failed orders that nobody in the institution has acknowledged. */
  failureOpen: t.Optional(t.flag),
  /** 'entry': orders that wait for their institution's operators, sent back or lacking documents before payment. */
  todo: t.Optional(t.oneOf('entry')),
  ...changedFilter,
  /** Class of the time since the order was submitted. */
  waiting: t.Optional(t.oneOf(...waitingIds)),
}
/**
 * Continues after the last row of an earlier answer (its `next`). Valid only with the same filters and sort order.
 */
export const cursor = t.Optional(t.String({ pattern: '^[A-Za-z0-9_-]{1,200}$' }))

export const orderSorts = ['id', 'traDate', 'amount'] as const
export type OrderSort = (typeof orderSorts)[number]

/**
 * The institution's orders, newest first. Use `cursor` to page through long lists; `pageNo` reaches only the first
 * 10,000 rows. `total` is exact up to 10,000; beyond that `totalCapped` is true.
 */
export const getTransferList = defineList({
  summary: { zh: '划款指令列表', en: 'Order list' },
  path: '/api/tran/transferList/getTransferList',
  filters: {
    ...orderFilters,
    sort: t.Optional(t.oneOf(...orderSorts)),
    direction: t.Optional(t.oneOf('asc', 'desc')),
    cursor,
  },
  row: orderRow,
  errors: [platformErrors.badInput],
  access: listsOrders,
})
