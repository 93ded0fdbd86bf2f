import {
  type RowOf,
  defineDecide,
  defineFields,
  defineList,
  defineWrite,
  f,
  platformErrors,
  t,
} from '@iisp/contract'
import { taErrors } from '../errors.ts'
import { fundFields, managerField } from '../fund-fields.ts'
import { sum } from '../holder-fields.ts'
import { performanceFeeDesk } from '../pages.ts'
import { feePayee } from '../terms/fees.ts'
import { paidByHandReasonMax, paymentFlow } from './payment-states.ts'
import { performanceFeeErrors as e } from './performance-fee-errors.ts'

const base = '/api/ta/performance-fees'
const access = { who: 'pages', pages: [performanceFeeDesk], supervised: false, freshFactor: true } as const
const readable = { who: 'pages', pages: [performanceFeeDesk] } as const

export const performancePaymentActions = ['pay', 'paidByHand'] as const
export type PerformancePaymentAction = (typeof performancePaymentActions)[number]

const { productCode, productName } = fundFields
export const performanceOwedFields = defineFields({
  /** Of the fund. */
  id: t.id,
  productCode,
  productName,
  ...managerField,
  /** Yuan: fees taken − fees paid − orders under way. Negative if a correction reversed fees that were already paid. */
  owed: sum(['应付未付（元）', 'Owed (yuan)']),
  /** Yuan in orders under way, or in manual payments that are not confirmed yet. */
  paying: sum(['支付中（元）', 'Being paid (yuan)']),
  /** The payee by the terms of today; null if they name none. */
  payee: t.nullable(feePayee),
  /** Yuan that the custody account can pay now; null if nothing is owed. */
  cash: f.orNone(sum(['托管户可用余额（元）', 'Cash of the custody account (yuan)'])),
  /** Day of the last payment: an order that was not voided, or a manual payment. */
  lastPaidOn: f.orNone(f.date(['最近支付日', 'Last payment'])),
  actions: t.Array(t.oneOf(...performancePaymentActions)),
})
export type PerformanceOwed = RowOf<typeof performanceOwedFields>

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
  row: performanceOwedFields.row,
  access: readable,
})

export const performancePaymentFields = defineFields({
  id: t.id,
  at: f.moment(['办理时间', 'Time']),
  amount: sum(['金额', 'Amount']),
  /**
   * `toConfirm`, `byHand` and `cancelled` are states of a manual payment. `unpaid`: the order ended without paying.
   * Cancelled and unpaid amounts are owed again.
   */
  state: f.oneOf(
    {
      toConfirm: ['已自行支付，待另一人确认', 'Paid by hand, to be confirmed by somebody else'],
      byHand: ['已自行支付', 'Paid by hand'],
      cancelled: ['登记已取消，重新计为应付', 'Note cancelled, owed again'],
      underWay: ['支付中', 'Being paid'],
      paid: ['已支付', 'Paid'],
      unpaid: ['未支付，重新计为应付', 'Not paid, owed again'],
    },
    ['支付状态', 'State'],
  ),
  /** Manual payments only, with the reason of a cancellation. */
  reason: f.note(2 * paidByHandReasonMax + 10, ['说明', 'Note']),
  /** Null for a manual payment. */
  orderNo: f.orNone(f.text(40, ['划款指令编号', 'Transfer instruction'])),
  person: f.person(['办理人', 'Decided by']),
  /** The person who confirmed or cancelled a manual payment; '' before the decision and for orders. */
  decidedBy: f.person(['确认人', 'Confirmed by']),
  version: t.version,
  actions: t.Array(t.oneOf(...paymentFlow.actions)),
})
export type PerformancePayment = RowOf<typeof performancePaymentFields>

/** Payments of a fund's performance fees, the newest first. */
export const performancePaymentList = defineList({
  summary: { zh: '业绩报酬支付记录', en: 'Payments of performance fees' },
  path: `${base}/performancePaymentList`,
  filters: { productId: t.id },
  row: performancePaymentFields.row,
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

export const paidByHandEntry = defineFields({
  /** Yuan, above zero and at most the amount owed. */
  amount: f.explained(f.amount(['已支付金额', 'Amount paid']), [
    '请填写大于零的金额',
    'Please enter an amount above zero',
  ]),
  reason: f.text(paidByHandReasonMax, ['说明', 'Note']),
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
    ...paidByHandEntry.row.properties,
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
