import { defineErrors } from '@iisp/contract'

/** Refusals of the transfer calls, in addition to those of the kernel. */
export const transferErrors = defineErrors('transfers', {
  notResubmittable: {
    status: 409,
    zh: '该指令当前状态为【{state}】，不可重新提交',
    en: 'The order is in state {state} and cannot be resubmitted',
  },
  notMovable: {
    status: 409,
    zh: '该指令当前状态为【{state}】，不可执行此操作',
    en: 'The order is in state {state}; this is not possible now',
  },
  contentChanged: {
    status: 409,
    zh: '指令内容与提交时不一致，不可继续处理',
    en: 'The order differs from what was submitted and cannot go on',
  },
  fourEyes: {
    status: 403,
    zh: '同一人员不可对同一指令重复经办、复核或签发',
    en: 'One person may take only one part in an order: entry, review or sign-off',
  },
  productUnusable: {
    status: 400,
    zh: '该产品状态为{state}，不可发起划款',
    en: 'The product is {state}; no transfer can be made',
  },
  accountUnusable: { status: 400, zh: '该账户不可用', en: 'This account cannot be used' },
  accountChanged: {
    status: 409,
    zh: '账户已变更或被删除，请重新选择',
    en: 'The account was changed or deleted, please reselect',
  },
  contactChanged: {
    status: 409,
    zh: '联系人已变更或被删除，请重新选择',
    en: 'The contact was changed or deleted, please reselect',
  },
  noBrokerAccount: {
    status: 404,
    zh: '账户不存在，请联系客服',
    en: 'The account does not exist, please contact customer service',
  },
  tooManyContacts: {
    status: 400,
    zh: '最多保存{limit}位联系人，请先删除不用的联系人',
    en: '{limit} contacts are kept at most. Please delete one you do not use.',
  },
  tooManyAccounts: {
    status: 400,
    zh: '最多保存{limit}个账户，请先删除不用的账户',
    en: '{limit} accounts are kept at most. Please delete one you do not use.',
  },
  accountExists: { status: 409, zh: '该账户已存在', en: 'This account exists already' },
  accountCompareFailed: {
    status: 409,
    zh: '该账号已存在，户名为{name}，与录入户名不一致',
    en: 'This account number is known under the name {name}',
  },
  accountInvalid: { status: 400, zh: '{why}', en: '{why}' },
  accountNotDeletable: {
    status: 403,
    zh: '该账户非本地录入或有在途指令，不可删除',
    en: 'The account was not entered here, or an order is using it: it cannot be deleted',
  },
  typeAndDetail: {
    status: 400,
    zh: '划款类型与划款类型明细不匹配',
    en: 'The type detail does not belong to the transfer type',
  },
  directionAndDetail: {
    status: 400,
    zh: '划款方向与划款类型明细不一致',
    en: 'The direction does not agree with the type detail',
  },
  /** `kind` is the name of the transfer detail. */
  needsCounterparty: {
    status: 400,
    zh: '{kind}应划付至对手方账户，不可使用经纪账户，请改选对方账户后再保存或提交',
    en: '{kind}: this kind of transfer goes to a counterparty account, not to a broker account. Please choose a counterparty account.',
  },
  needsBroker: {
    status: 400,
    zh: '{kind}须在托管账户与经纪账户之间划付，不可使用对手方账户，请改选经纪账户后再保存或提交',
    en: '{kind}: this kind of transfer goes between the custody account and a broker account. Please choose a broker account.',
  },
  targetMissing: { status: 400, zh: '请选择收付款账户', en: 'Please choose the other account' },
  amountOutOfRange: {
    status: 400,
    zh: '划款金额须在0.01至999,999,999,999.99之间',
    en: 'The amount must be between 0.01 and 999,999,999,999.99',
  },
  insufficientBalance: {
    status: 409,
    zh: '账户可用余额不足，可用余额为{available}元',
    en: 'The available balance is {available} yuan: not enough',
  },
  dateOutOfRange: {
    status: 400,
    zh: '划款日期须为今日起{days}日内的工作日',
    en: 'The date must be a working day within {days} days from today',
  },
  notWorkday: { status: 400, zh: '{date}非工作日，请重新选择', en: '{date} is not a working day' },
  /** `next` is the next working day, or the order's own date where that is later. */
  closedToday: {
    status: 409,
    zh: '今日（{date}）非工作日，银行不受理划款；该指令划款日期为{own}，请于{next}执行',
    en: 'Today ({date}) is not a working day and the bank takes no payment. The transfer date is {own}: please pay on {next}.',
  },
  timeOutOfRange: {
    status: 400,
    zh: '划款时间须在{from}至{to}之间',
    en: 'The time must be between {from} and {to}',
  },
  reasonMissing: { status: 400, zh: '请输入摘要', en: 'Please enter the abstract' },
  contactMissing: { status: 400, zh: '请至少选择一位联系人', en: 'Please choose at least one contact' },
  attachmentMissing: {
    status: 400,
    zh: '请上传必需附件：{names}',
    en: 'Required attachments are missing: {names}',
  },
  attachmentOnlyAdded: {
    status: 409,
    zh: '补充附件时不可修改指令其他内容或删除附件',
    en: 'While documents are being supplied nothing else may change and none may be removed',
  },
  documentsMissing: {
    status: 409,
    zh: '该指令缺失附件，补充后方可处理',
    en: 'Documents are missing; the order can go on when they are supplied',
  },
  tooEarly: {
    status: 409,
    zh: '未到划款日期{date}，该指令不可提前执行',
    en: 'The transfer date {date} has not come, and the order may not be paid before it',
  },
  beforeHours: {
    status: 409,
    zh: '银行自{from}起受理划款，请稍后执行',
    en: 'The bank takes payments from {from}. Please pay later.',
  },
  afterCutOff: {
    status: 409,
    zh: '今日划款已于{to}截止；该指令划款日期为{own}，请于{next}执行',
    en: "Today's payments ended at {to}. The transfer date is {own}: please pay on {next}.",
  },
  acceptedBySame: {
    status: 403,
    zh: '该指令由{name}受理，受理与执行划款须由两人完成，请由其他经办人员执行',
    en: '{name} accepted this order. Accepting and paying take two persons: please let a colleague pay it.',
  },
  dateUnconfirmed: {
    status: 409,
    zh: '该指令划款日期为{date}，今日为{today}，请确认在今日执行并填写原因',
    en: 'The transfer date is {date}, today is {today}. Please confirm a payment today and give a reason.',
  },
  offDateReasonMissing: {
    status: 400,
    zh: '请填写不在划款日期执行的原因',
    en: 'Please give a reason for a payment on another day than the transfer date',
  },
  fileGone: {
    status: 409,
    zh: '附件不存在，请重新上传',
    en: 'The attachment is gone, please upload it again',
  },
  outsideAuthorisation: {
    status: 403,
    zh: '收款账户或金额超出划款授权范围',
    en: 'The payee or the amount is outside the transfer authorisation',
  },
  patternChanged: {
    status: 409,
    zh: '指令模式已变更，请刷新后重新提交',
    en: 'The order pattern has changed, please refresh and submit again',
  },
  possibleDuplicate: {
    status: 409,
    zh: '已存在相同账户、相同金额、相同日期的指令{order}，请确认是否重复划款',
    en: 'Order {order} has the same account, amount and date. Is this a second payment?',
  },
  returnReasonMissing: { status: 400, zh: '请填写退回原因', en: 'Please give a reason for the return' },
  contactNotYours: {
    status: 403,
    zh: '仅可修改自行新增的联系人',
    en: 'Only contacts added by users may be changed',
  },
  contactInvalid: { status: 400, zh: '{why}', en: '{why}' },
  noticePersonUnknown: {
    status: 400,
    zh: '所选人员已不是该指令的复核人或签发人，请重新选择',
    en: 'The person chosen does not review or sign this order, please choose again',
  },
  noticeTooSoon: {
    status: 429,
    zh: '该指令一分钟内已发送过通知，请稍后再试',
    en: 'A notice for this order was sent within the last minute. Please try again later.',
  },
  filesTooLarge: {
    status: 413,
    zh: '上传的文件不能超过{limit}MB',
    en: 'The uploaded files cannot exceed {limit} MB',
  },
  tooManyFiles: {
    status: 400,
    zh: '上传的文件不能超过{limit}条！',
    en: 'No more than {limit} files can be uploaded',
  },
  registerAccountMissing: {
    status: 409,
    zh: '产品{code}没有可用的{account}',
    en: 'Fund {code} has no usable {account}',
  },
  registerMoneyShort: {
    status: 409,
    zh: '托管户{account}可用余额不足',
    en: 'Custody account {account} cannot pay that',
  },
})
