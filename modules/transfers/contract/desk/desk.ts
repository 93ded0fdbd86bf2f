import {
  type BothLanguages,
  type NamedError,
  type TSchema,
  type WriteAccess,
  defineList,
  platformErrors,
  t,
} from '@iisp/contract'
import { paysAtDesk, worksDesk } from '../access.ts'
import { transferErrors as errors } from '../errors.ts'
import { stepInput, version } from '../fields.ts'
import { defineStep } from '../orders/define-step.ts'
import { orderRow } from '../orders/order.ts'
import { cursor, orderFilters } from '../orders/list.ts'

const base = '/api/tran/desk'
const reasonedStep = t.strict({ id: t.id, version, reason: t.text(200, 1) })
const payInput = t.strict({ ...stepInput.properties, confirmDate: t.Optional(t.flag) })

/**
 * Orders of all managers for the custodian's desk. Open orders are sorted by date, earliest first;
 * lists that include closed orders, newest first. Without a status the list contains only orders at
 * the desk.
 */
export const deskList = defineList({
  name: 'deskList',
  summary: { zh: '划款指令处理列表', en: 'Orders to process' },
  path: `${base}/list`,
  filters: { ...orderFilters, institutionId: t.Optional(t.text(20)), cursor },
  row: orderRow,
  errors: [platformErrors.badInput],
  access: worksDesk,
})

const deskStep = <const N extends string, const I extends TSchema>(
  name: N,
  path: string,
  summary: BothLanguages,
  input: I,
  more: readonly NamedError[] = [],
  access: WriteAccess = worksDesk,
) => defineStep(name, `${base}/${path}`, summary, input, access, more)

/** Accepts an order. It is processed now, or waits for its date (BTQHK) or for money (RETRYFLAG). */
export const deskAccept = deskStep(
  'deskAccept',
  'accept',
  { zh: '受理划款指令', en: 'Accept an order' },
  stepInput,
  [errors.contentChanged, errors.documentsMissing],
)
/** Returns an order to its manager; the amount is released. */
export const deskReturnOrder = deskStep(
  'deskReturnOrder',
  'returnOrder',
  { zh: '退回划款指令', en: 'Return an order' },
  reasonedStep,
)
/** Voids an order for good; the amount is released. */
export const deskVoidOrder = deskStep(
  'deskVoidOrder',
  'voidOrder',
  { zh: '作废划款指令', en: 'Void an order' },
  reasonedStep,
)
/**
 * Sends the payment to the bank and posts it. Conditions:
 * - It is a working day within the payment hours.
 * - The caller is not the person who accepted the order, unless the custodian's setting allows
 *   the same person.
 * - On any day other than the order's date, it needs a `reason` and `confirmDate` '1', which
 *   states that the date was shown and confirmed.
 */
export const deskPay = deskStep(
  'deskPay',
  'pay',
  { zh: '执行划款', en: 'Pay an order' },
  payInput,
  [
    errors.contentChanged,
    errors.insufficientBalance,
    errors.closedToday,
    errors.documentsMissing,
    errors.tooEarly,
    errors.beforeHours,
    errors.afterCutOff,
    errors.acceptedBySame,
    errors.dateUnconfirmed,
    errors.offDateReasonMissing,
  ],
  paysAtDesk,
)
/** The bank reports success: the payment is settled. */
export const deskSettle = deskStep(
  'deskSettle',
  'settle',
  { zh: '确认划款成功', en: 'Confirm that a payment succeeded' },
  stepInput,
  [],
  paysAtDesk,
)
/** The bank reports a failure, or the order's date has passed: the postings are reversed. */
export const deskMarkFailed = deskStep(
  'deskMarkFailed',
  'markFailed',
  { zh: '标记划款失败', en: 'Mark a payment as failed' },
  reasonedStep,
)
/** Asks the manager for missing documents (QSFJ); the state does not change. */
export const deskRequestDocuments = deskStep(
  'deskRequestDocuments',
  'requestDocuments',
  { zh: '要求补充附件', en: 'Request missing documents for an order' },
  reasonedStep,
)
