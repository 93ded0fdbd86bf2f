import {
  badRequest,
  conflict,
  contentTooLarge,
  defineErrors,
  forbidden,
  notFound,
  tooManyRequests,
} from '@iisp/contract'

/** Refusals of the transfer calls, in addition to the kernel's refusals. */
export const transferErrors = defineErrors('transfers', {
  notResubmittable: conflict(
    '该指令当前状态为【{state}】，不可重新提交',
    'The order is in state {state} and cannot be resubmitted',
  ),
  notMovable: conflict(
    '该指令当前状态为【{state}】，不可执行此操作',
    'The order is in state {state}; this is not possible now',
  ),
  contentChanged: conflict(
    '指令内容与提交时不一致，不可继续处理',
    'The order differs from what was submitted and cannot go on',
  ),
  fourEyes: forbidden(
    '同一人员不可对同一指令重复经办、复核或签发',
    'One person may take only one part in an order: entry, review or sign-off',
  ),
  productUnusable: badRequest(
    '该产品状态为{state}，不可发起划款',
    'The product is {state}; no transfer can be made',
  ),
  accountUnusable: badRequest('该账户不可用', 'This account cannot be used'),
  accountChanged: conflict(
    '账户已变更或被删除，请重新选择',
    'The account was changed or deleted, please reselect',
  ),
  contactChanged: conflict(
    '联系人已变更或被删除，请重新选择',
    'The contact was changed or deleted, please reselect',
  ),
  noBrokerAccount: notFound(
    '账户不存在，请联系客服',
    'The account does not exist, please contact customer service',
  ),
  tooManyContacts: badRequest(
    '最多保存{limit}位联系人，请先删除不用的联系人',
    '{limit} contacts are kept at most. Please delete one you do not use.',
  ),
  tooManyAccounts: badRequest(
    '最多保存{limit}个账户，请先删除不用的账户',
    '{limit} accounts are kept at most. Please delete one you do not use.',
  ),
  accountExists: conflict('该账户已存在', 'This account exists already'),
  accountCompareFailed: conflict(
    '该账号已存在，户名为{name}，与录入户名不一致',
    'This account number is known under the name {name}',
  ),
  accountInvalid: badRequest('{why}', '{why}'),
  accountNotDeletable: forbidden(
    '该账户非本地录入或有在途指令，不可删除',
    'The account was not entered here, or an order is using it: it cannot be deleted',
  ),
  typeAndDetail: badRequest(
    '划款类型与划款类型明细不匹配',
    'The type detail does not belong to the transfer type',
  ),
  directionAndDetail: badRequest(
    '划款方向与划款类型明细不一致',
    'The direction does not agree with the type detail',
  ),
  /** `kind` is the name of the transfer detail. */
  needsCounterparty: badRequest(
    '{kind}应划付至对手方账户，不可使用经纪账户，请改选对方账户后再保存或提交',
    '{kind}: this kind of transfer goes to a counterparty account, not to a broker account. Please choose a counterparty account.',
  ),
  needsBroker: badRequest(
    '{kind}须在托管账户与经纪账户之间划付，不可使用对手方账户，请改选经纪账户后再保存或提交',
    '{kind}: this kind of transfer goes between the custody account and a broker account. Please choose a broker account.',
  ),
  targetMissing: badRequest('请选择收付款账户', 'Please choose the other account'),
  amountOutOfRange: badRequest(
    '划款金额须在0.01至999,999,999,999.99之间',
    'The amount must be between 0.01 and 999,999,999,999.99',
  ),
  insufficientBalance: conflict(
    '账户可用余额不足，可用余额为{available}元',
    'The available balance is {available} yuan: not enough',
  ),
  dateOutOfRange: badRequest(
    '划款日期须为今日起{days}日内的工作日',
    'The date must be a working day within {days} days from today',
  ),
  notWorkday: badRequest('{date}非工作日，请重新选择', '{date} is not a working day'),
  /** `next` is the next working day, or the order's own date where that is later. */
  closedToday: conflict(
    '今日（{date}）非工作日，银行不受理划款；该指令划款日期为{own}，请于{next}执行',
    'Today ({date}) is not a working day and the bank takes no payment. The transfer date is {own}: please pay on {next}.',
  ),
  timeOutOfRange: badRequest('划款时间须在{from}至{to}之间', 'The time must be between {from} and {to}'),
  reasonMissing: badRequest('请输入摘要', 'Please enter the abstract'),
  contactMissing: badRequest('请至少选择一位联系人', 'Please choose at least one contact'),
  attachmentMissing: badRequest('请上传必需附件：{names}', 'Required attachments are missing: {names}'),
  attachmentOnlyAdded: conflict(
    '补充附件时不可修改指令其他内容或删除附件',
    'While documents are being supplied nothing else may change and none may be removed',
  ),
  documentsMissing: conflict(
    '该指令缺失附件，补充后方可处理',
    'Documents are missing; the order can go on when they are supplied',
  ),
  tooEarly: conflict(
    '未到划款日期{date}，该指令不可提前执行',
    'The transfer date {date} has not come, and the order may not be paid before it',
  ),
  beforeHours: conflict(
    '银行自{from}起受理划款，请稍后执行',
    'The bank takes payments from {from}. Please pay later.',
  ),
  afterCutOff: conflict(
    '今日划款已于{to}截止；该指令划款日期为{own}，请于{next}执行',
    "Today's payments ended at {to}. The transfer date is {own}: please pay on {next}.",
  ),
  acceptedBySame: forbidden(
    '该指令由{name}受理，受理与执行划款须由两人完成，请由其他经办人员执行',
    '{name} accepted this order. Accepting and paying take two persons: please let a colleague pay it.',
  ),
  dateUnconfirmed: conflict(
    '该指令划款日期为{date}，今日为{today}，请确认在今日执行并填写原因',
    'The transfer date is {date}, today is {today}. Please confirm a payment today and give a reason.',
  ),
  offDateReasonMissing: badRequest(
    '请填写不在划款日期执行的原因',
    'Please give a reason for a payment on another day than the transfer date',
  ),
  fileGone: conflict('附件不存在，请重新上传', 'The attachment is gone, please upload it again'),
  outsideAuthorisation: forbidden(
    '收款账户或金额超出划款授权范围',
    'The payee or the amount is outside the transfer authorisation',
  ),
  patternChanged: conflict(
    '指令模式已变更，请刷新后重新提交',
    'The order pattern has changed, please refresh and submit again',
  ),
  possibleDuplicate: conflict(
    '已存在相同账户、相同金额、相同日期的指令{order}，请确认是否重复划款',
    'Order {order} has the same account, amount and date. Is this a second payment?',
  ),
  returnReasonMissing: badRequest('请填写退回原因', 'Please give a reason for the return'),
  contactNotYours: forbidden('仅可修改自行新增的联系人', 'Only contacts added by users may be changed'),
  contactInvalid: badRequest('{why}', '{why}'),
  noticePersonUnknown: badRequest(
    '所选人员已不是该指令的复核人或签发人，请重新选择',
    'The person chosen does not review or sign this order, please choose again',
  ),
  noticeTooSoon: tooManyRequests(
    '该指令一分钟内已发送过通知，请稍后再试',
    'A notice for this order was sent within the last minute. Please try again later.',
  ),
  filesTooLarge: contentTooLarge(
    '上传的文件不能超过{limit}MB',
    'The uploaded files cannot exceed {limit} MB',
  ),
  tooManyFiles: badRequest('上传的文件不能超过{limit}条！', 'No more than {limit} files can be uploaded'),
  registerAccountMissing: conflict('产品{code}没有可用的{account}', 'Fund {code} has no usable {account}'),
  registerMoneyShort: conflict('托管户{account}可用余额不足', 'Custody account {account} cannot pay that'),
})
