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
  /** Yuan taken and not paid, without what orders under way pay; below zero where a correction took back what was paid. */
  owed: total,
  /** Yuan that orders under way pay, or that are noted as paid by hand and wait for a second person. */
  paying: total,
  /** By the terms of today; null where they name nobody. */
  payee: t.nullable(feePayee),
  /** Yuan that the custody account can pay now; null where nothing is owed. */
  cash: t.nullable(total),
  /** Day of the last payment whose order was not given up, or that was made by hand. */
  lastPaidOn: t.nullable(t.date),
  actions: t.Array(t.oneOf(...performancePaymentActions)),
})
export type PerformanceOwed = Static<typeof owed>

/** Funds that owe their manager performance fees or have paid them; the highest debt first. */
export const performanceOwedList = defineList({
  summary: { zh: '应付业绩报酬列表', en: 'Performance fees payable' },
  path: `${base}/performanceOwedList`,
  filters: {
    /** True: only funds that owe a fee, or of which somebody else noted one as paid by hand. */
    open: t.Optional(t.Boolean()),
    productId: t.Optional(t.id),
    keyword: t.Optional(t.text(50)),
  },
  row: owed,
  access: readable,
})

/**
 * `toConfirm`, `byHand` and `cancelled` of what was noted as paid by hand; `unpaid`: its order has ended without paying. What
 * is cancelled or unpaid is owed again.
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
  /** Null where the manager was paid by hand. */
  orderNo: t.nullable(t.text(40)),
  state: t.oneOf(...performancePaymentStates),
  /** Of a payment by hand, with the reason of its cancellation. */
  reason: t.text(2 * paidByHandReasonMax + 10),
  person: t.personName,
  /** Who confirmed or cancelled a payment by hand; '' before that and of orders. */
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
 * Pays all that a fund owes its manager by an order to the payee of its terms, which waits for the custodian. `amount` is
 * what the person saw: refused where it has changed. What module transfers cannot place, for want of money or of a custody
 * account, is refused by its errors.
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
 * Notes that the manager has been paid by an ordinary instruction; another person confirms it. `owed` is what the person saw: refused where it has
 * changed, so that two persons do not note the same payment twice.
 */
export const performancePaidByHand = defineWrite({
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
    platformErrors.reasonMissing,
    taErrors.amountMissing,
    e.nothingOwed,
    e.changed,
    e.moreThanOwed,
  ],
  access,
  idempotent: 'key',
})

/** Confirms what another person noted as paid by hand, or cancels it with a reason: its amount is owed again then. */
export const performanceNoteDecide = defineDecide(paymentFlow, {
  summary: { zh: '确认或取消已自行支付的登记', en: 'Confirm or cancel a note of a payment by hand' },
  path: `${base}/performanceNoteDecide`,
  actions: ['confirm', 'cancel'],
  access,
})
