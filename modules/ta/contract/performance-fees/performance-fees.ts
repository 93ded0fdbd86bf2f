import { type Static, defineList, defineWrite, platformErrors, t } from '@iisp/contract'
import { total } from '../dealing/totals.ts'
import { taErrors } from '../errors.ts'
import { performanceFeeDesk } from '../pages.ts'
import { feePayee } from '../terms/fees.ts'
import { performanceFeeErrors as e } from './performance-fee-errors.ts'

const base = '/api/ta/performance-fees'
export const paidByHandReasonMax = 300
const access = { who: 'pages', pages: [performanceFeeDesk], supervised: false, freshFactor: true } as const
const readable = { who: 'pages', pages: [performanceFeeDesk] } as const

export const performancePaymentActions = ['pay', 'paidByHand'] as const
export type PerformancePaymentAction = (typeof performancePaymentActions)[number]

const owed = t.Object({
  /** Of the fund. */
  id: t.id,
  productCode: t.text(20),
  productName: t.text(200),
  institutionName: t.text(200),
  /** Yuan taken and not paid, without what orders under way pay; below zero where a correction took back what was paid. */
  owed: total,
  /** Yuan that orders under way pay. */
  paying: total,
  /** By the terms of today; null where they name nobody. */
  payee: t.nullable(feePayee),
  /** Day of the last payment whose order was not given up, or that was made by hand. */
  lastPaidOn: t.nullable(t.date),
  actions: t.Array(t.oneOf(...performancePaymentActions)),
})
export type PerformanceOwed = Static<typeof owed>

/** Funds that owe their manager performance fees or have paid them; the highest debt first. */
export const performanceOwedList = defineList({
  name: 'performanceOwedList',
  summary: { zh: '应付业绩报酬列表', en: 'Performance fees payable' },
  path: `${base}/performanceOwedList`,
  filters: { keyword: t.Optional(t.text(50)) },
  row: owed,
  access: readable,
})

/** `unpaid`: its order has ended without paying, and the amount is owed again. */
export const performancePaymentStates = ['byHand', 'underWay', 'paid', 'unpaid'] as const
export type PerformancePaymentState = (typeof performancePaymentStates)[number]

const payment = t.Object({
  id: t.id,
  amount: total,
  /** Null where the manager was paid by hand. */
  orderNo: t.nullable(t.text(40)),
  state: t.oneOf(...performancePaymentStates),
  reason: t.text(paidByHandReasonMax),
  person: t.text(100),
  at: t.dateTime,
})
export type PerformancePayment = Static<typeof payment>

/** Payments of a fund's performance fees, the newest first. */
export const performancePaymentList = defineList({
  name: 'performancePaymentList',
  summary: { zh: '业绩报酬支付记录', en: 'Payments of performance fees' },
  path: `${base}/performancePaymentList`,
  filters: { productId: t.id },
  row: payment,
  access: readable,
})

/**
 * Pays all that a fund owes its manager by an order to the payee of its terms, which waits for the custodian. `amount` is
 * what the person saw: refused where it has changed. What module transfers cannot place, for want of money or of a custody
 * account, is refused by its errors.
 */
export const performancePay = defineWrite({
  name: 'performancePay',
  summary: { zh: '支付业绩报酬', en: 'Pay the performance fee of a fund' },
  path: `${base}/performancePay`,
  input: t.strict({ productId: t.id, amount: t.amount }),
  output: t.Object({ id: t.id, orderNo: t.text(40), transferDate: t.date }),
  errors: [platformErrors.notFound, e.nothingOwed, e.changed, e.noPayee],
  access,
  idempotent: 'key',
})

/**
 * Notes that the manager has been paid by an ordinary instruction. `owed` is what the person saw: refused where it has
 * changed, so that two persons do not note the same payment twice.
 */
export const performancePaidByHand = defineWrite({
  name: 'performancePaidByHand',
  summary: { zh: '登记已自行支付的业绩报酬', en: 'Note a performance fee as paid by hand' },
  path: `${base}/performancePaidByHand`,
  input: t.strict({
    productId: t.id,
    owed: t.amount,
    /** Yuan, above zero and not above what is owed. */
    amount: t.amount,
    reason: t.text(paidByHandReasonMax),
  }),
  output: t.Object({ id: t.id }),
  errors: [
    platformErrors.notFound,
    taErrors.reasonMissing,
    taErrors.amountMissing,
    e.nothingOwed,
    e.changed,
    e.moreThanOwed,
  ],
  access,
  idempotent: 'key',
})
