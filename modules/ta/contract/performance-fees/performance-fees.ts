import { type Static, defineDecide, defineList, defineWrite, platformErrors, t } from '@iisp/contract'
import { total } from '../dealing/totals.ts'
import { taErrors } from '../errors.ts'
import { performanceFeeDesk } from '../pages.ts'
import { feePayee } from '../terms/fees.ts'
import { paidByHandReasonMax, paymentFlow } from './payment-states.ts'
import { performanceFeeErrors as e } from './performance-fee-errors.ts'

const base = '/api/ta/performance-fees'
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
  /** Yuan: fees taken − fees paid − orders under way. Negative if a correction reversed fees that were already paid. */
  owed: total,
  /** Yuan in orders under way, or in manual payments that are not confirmed yet. */
  paying: total,
  /** The payee by the terms of today; null if they name none. */
  payee: t.nullable(feePayee),
  /** Yuan that the custody account can pay now; null if nothing is owed. */
  cash: t.nullable(total),
  /** Day of the last payment: an order that was not voided, or a manual payment. */
  lastPaidOn: t.nullable(t.date),
  actions: t.Array(t.oneOf(...performancePaymentActions)),
})
export type PerformanceOwed = Static<typeof owed>

/** Funds that owe their manager performance fees or have paid them; the highest debt first. */
export const performanceOwedList = defineList({
  summary: { zh: '应付业绩报酬列表', en: 'Performance fees payable' },
  path: `${base}/performanceOwedList`,
  filters: {
    /**
     * True keeps only funds that owe a fee, or with a manual payment that another person recorded and that is not
     * confirmed.
     */
    open: t.Optional(t.Boolean()),
    productId: t.Optional(t.id),
    keyword: t.Optional(t.text(50)),
  },
  row: owed,
  access: readable,
})

/**
 * `toConfirm`, `byHand` and `cancelled` are states of a manual payment. `unpaid`: the order ended without paying.
 * Cancelled and unpaid amounts are owed again.
 */
export const performancePaymentStates = [
  'toConfirm',
  'byHand',
  'cancelled',
  'underWay',
  'paid',
  'unpaid',
] as const
export type PerformancePaymentState = (typeof performancePaymentStates)[number]

const payment = t.Object({
  id: t.id,
  amount: total,
  /** Null for a manual payment. */
  orderNo: t.nullable(t.text(40)),
  state: t.oneOf(...performancePaymentStates),
  /** Manual payments only, with the reason of a cancellation. */
  reason: t.text(2 * paidByHandReasonMax + 10),
  person: t.personName,
  /** The person who confirmed or cancelled a manual payment; '' before the decision and for orders. */
  decidedBy: t.personName,
  at: t.dateTime,
  version: t.version,
  actions: t.Array(t.oneOf(...paymentFlow.actions)),
})
export type PerformancePayment = Static<typeof payment>

/** Payments of a fund's performance fees, the newest first. */
export const performancePaymentList = defineList({
  summary: { zh: '业绩报酬支付记录', en: 'Payments of performance fees' },
  path: `${base}/performancePaymentList`,
  filters: { productId: t.id },
  row: payment,
  access: readable,
})

/**
 * Pays the whole debt of a fund to its manager by an order to the payee of its terms; the custodian executes the
 * order.
 * Refused if the debt is no longer the `amount` that the person saw.
 * Also refused with the errors of module transfers, if money or a custody account is missing.
 */
export const performancePay = defineWrite({
  summary: { zh: '支付业绩报酬', en: 'Pay the performance fee of a fund' },
  path: `${base}/performancePay`,
  input: t.strict({ productId: t.id, amount: t.amount }),
  output: t.Object({ id: t.id, orderNo: t.text(40), transferDate: t.date }),
  errors: [platformErrors.notFound, e.nothingOwed, e.changed, e.noPayee],
  access,
  idempotent: 'key',
})

/**
 * Records that the manager was paid by an ordinary instruction; another person confirms it. Refused if the debt is no
 * longer the `owed` that the person saw, so that two persons do not record the same payment twice.
 */
export const performancePaidByHand = defineWrite({
  summary: { zh: '登记已自行支付的业绩报酬', en: 'Note a performance fee as paid by hand' },
  path: `${base}/performancePaidByHand`,
  input: t.strict({
    productId: t.id,
    owed: t.amount,
    /** Yuan, above zero and at most the amount owed. */
    amount: t.amount,
    reason: t.text(paidByHandReasonMax),
  }),
  output: t.Object({ id: t.id }),
  errors: [
    platformErrors.notFound,
    platformErrors.reasonMissing,
    taErrors.amountMissing,
    e.nothingOwed,
    e.changed,
    e.moreThanOwed,
  ],
  access,
  idempotent: 'key',
})

/**
 * Confirms a manual payment that another person recorded, or cancels it with a reason. A cancelled amount is owed
 * again.
 */
export const performanceNoteDecide = defineDecide(paymentFlow, {
  summary: { zh: '确认或取消已自行支付的登记', en: 'Confirm or cancel a note of a payment by hand' },
  path: `${base}/performanceNoteDecide`,
  actions: ['confirm', 'cancel'],
  access,
})
