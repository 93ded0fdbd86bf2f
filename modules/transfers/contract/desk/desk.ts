import {
  type TSchema,
  defineCall,
  flag,
  id,
  page,
  pageOf,
  platformErrors,
  strict,
  t,
  text,
} from '@iisp/contract'
import { paysAtDesk, worksDesk } from '../access.ts'
import { transferErrors as errors } from '../errors.ts'
import { stepInput, version } from '../fields.ts'
import { moved, orderRow } from '../orders/order.ts'
import { cursor, orderFilters } from '../orders/list.ts'

const base = '/api/tran/desk'
const stepErrors = [platformErrors.notFound, platformErrors.conflict, errors.notMovable]
const reasonedStep = strict({ id, version, reason: text(200, 1) })
const payInput = strict({ ...stepInput.properties, confirmDate: t.Optional(flag) })

/** Orders of all managers for the custodian's desk, newest first. Only open orders if no status is given. */
export const deskList = defineCall({
  name: 'deskList',
  summary: '划款指令处理列表',
  methods: ['POST', 'GET'],
  path: `${base}/list`,
  input: strict({ ...orderFilters, institutionId: t.Optional(text(20)), cursor, ...page }),
  output: pageOf(orderRow),
  errors: [platformErrors.listTooLong, platformErrors.badInput],
  access: worksDesk,
  effect: 'read',
  idempotent: 'yes',
})

const deskStep = <const N extends string, const I extends TSchema>(
  name: N,
  path: string,
  summary: string,
  input: I,
  more: readonly (typeof errors)[keyof typeof errors][] = [],
  access = worksDesk,
) =>
  defineCall({
    name,
    summary,
    methods: ['POST'],
    path: `${base}/${path}`,
    input,
    output: moved,
    errors: [...stepErrors, ...more],
    access,
    effect: 'write',
    idempotent: 'key',
  })

/** Accepts an order. It is processed now, or waits for its date (BTQHK) or for money (RETRYFLAG). */
export const deskAccept = deskStep('deskAccept', 'accept', '受理划款指令', stepInput, [
  errors.contentChanged,
  errors.documentsMissing,
])
/** Returns an order to its manager; the amount is released. */
export const deskReturnOrder = deskStep('deskReturnOrder', 'returnOrder', '退回划款指令', reasonedStep)
/** Voids an order for good; the amount is released. */
export const deskVoidOrder = deskStep('deskVoidOrder', 'voidOrder', '作废划款指令', reasonedStep)
/**
 * Sends the payment to the bank and posts it. Only on a working day within the payment hours, and by another person
 * than the one who accepted the order, unless the custodian's setting allows the same person. On any other day than
 * the order's date it needs a `reason` and `confirmDate` '1', which states that the date was shown and confirmed.
 */
export const deskPay = deskStep(
  'deskPay',
  'pay',
  '执行划款',
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
export const deskSettle = deskStep('deskSettle', 'settle', '确认划款成功', stepInput, [], paysAtDesk)
/** The bank reports a failure, or the order's date has passed: the postings are reversed. */
export const deskMarkFailed = deskStep('deskMarkFailed', 'markFailed', '标记划款失败', reasonedStep)
/** Asks the manager for missing documents (QSFJ); the state does not change. */
export const deskRequestDocuments = deskStep(
  'deskRequestDocuments',
  'requestDocuments',
  '要求补充附件',
  reasonedStep,
)
