import { defineWrite, platformErrors, staleErrors, t } from '@iisp/contract'
import { submitsOrders, writesOrders } from '../access.ts'
import { fileId } from '../files.ts'
import { transferErrors as errors } from '../errors.ts'
import { accountNumber, clock, orderPath, transferDetail, transferType, version } from '../fields.ts'
import { orderLimits } from '../limits.ts'
import { admittedActions, moved } from './order.ts'

/** Characters of the free texts of an order. */
export const orderTextLimits = { reason: 60, remark: 200, internalNote: 200 } as const

const ofResubmission = [
  ...staleErrors,
  errors.notResubmittable,
  errors.productUnusable,
  errors.accountUnusable,
  errors.accountChanged,
]

/**
 * Saves an order without submitting it: a new order, or the one given by `id` and `version`. `mode` 'copy' creates a
 * new order from any existing one (send no id), 'ZHZL' edits a recalled order. If documents are missing (QSFJ), only
 * additional fileIds are accepted.
 */
export const addTran = defineWrite({
  summary: { zh: '保存划款指令', en: 'Save an order' },
  path: `${orderPath}/addTran`,
  input: t.strict({
    id: t.Optional(t.Union([t.id, t.Literal('')])),
    version: t.Optional(version),
    mode: t.Optional(t.oneOf('copy', 'ZHZL')),
    productId: t.id,
    payFlag: t.flag,
    manualEntryFlag: t.flag,
    /** Number of the product's custody account. */
    owerAccount: accountNumber,
    /** Broker account, required if manualEntryFlag is '0'. The transfer type decides which flag is valid. */
    brokerId: t.Optional(t.id),
    /** Counterparty account (its ZHBH), required if manualEntryFlag is '1'. */
    cpZhbh: t.Optional(t.id),
    /** Number of that account as the person saw it. Refused if the recorded number differs. */
    otherAccount: t.Optional(accountNumber),
    amount: t.amount,
    traDate: t.date,
    traTime: t.Optional(t.Union([clock, t.Literal('')])),
    hkType: transferType,
    hkTypeDetail: transferDetail,
    reason: t.text(orderTextLimits.reason),
    remark: t.Optional(t.text(orderTextLimits.remark)),
    /** For the manager's own people. */
    internalNote: t.Optional(t.text(orderTextLimits.internalNote)),
    /** Ids of the contacts (MGR_ID). Their current names and numbers are copied into the order. */
    contacts: t.Array(t.id, { maxItems: orderLimits.contacts, uniqueItems: true }),
    /** At most `orderLimits.attachments`. The schema allows more, so that the refusal can name the limit. */
    fileIds: t.Array(fileId, { maxItems: 100, uniqueItems: true }),
    noticeFlag: t.Optional(t.flag),
    retryFlag: t.Optional(t.flag),
    isSendEmail: t.Optional(t.flag),
    isAutoCall: t.Optional(t.flag),
    /** '1' if absent: an order is not paid before its date unless someone explicitly allows it. */
    btqhk: t.Optional(t.flag),
    sfzjbzj: t.Optional(t.flag),
    zlSource: t.Optional(t.oneOf('0', '1')),
  }),
  output: moved,
  errors: [
    ...ofResubmission,
    errors.contactChanged,
    errors.targetMissing,
    errors.amountOutOfRange,
    errors.typeAndDetail,
    errors.directionAndDetail,
    errors.needsCounterparty,
    errors.needsBroker,
    errors.fileGone,
    errors.filesTooLarge,
    errors.tooManyFiles,
    errors.attachmentOnlyAdded,
  ],
  access: writesOrders,
  idempotent: 'key',
})

/**
 * Submits a saved order and freezes its amount. Everything is checked again. `zlms` is the pattern that the person
 * saw; `confirmTips` '1' states that a possible duplicate was shown and confirmed.
 */
export const ordersubmit = defineWrite({
  summary: { zh: '提交划款指令', en: 'Submit an order' },
  path: `${orderPath}/ordersubmit`,
  input: t.strict({
    id: t.id,
    version: t.Optional(version),
    zlms: t.Optional(t.oneOf('1', '2', '3')),
    confirmTips: t.Optional(t.flag),
  }),
  output: t.Object({
    ...moved.properties,
    zlms: t.oneOf('1', '2', '3'),
    nextStep: t.text(100),
    actions: admittedActions,
  }),
  errors: [
    ...ofResubmission,
    errors.needsCounterparty,
    errors.needsBroker,
    errors.insufficientBalance,
    errors.dateOutOfRange,
    errors.notWorkday,
    errors.timeOutOfRange,
    errors.reasonMissing,
    errors.contactMissing,
    errors.attachmentMissing,
    errors.outsideAuthorisation,
    errors.patternChanged,
    errors.possibleDuplicate,
    platformErrors.approvalNeeded,
  ],
  access: submitsOrders,
  idempotent: 'key',
})
