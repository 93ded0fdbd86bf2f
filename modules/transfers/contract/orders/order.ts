import { type Static, defineFields, f, t } from '@iisp/contract'
import { orderAttachment } from '../files.ts'
import { payeeMarkCodes } from '../codes.ts'
import { accountName, accountNumber, bankName, branchNumber, clock, code, version } from '../fields.ts'
import { orderChange } from './differences.ts'
import { orderFlow } from './order-states.ts'

export const orderActions = [
  'edit',
  'submit',
  'copy',
  'recall',
  'withdraw',
  'review',
  'sign',
  'accept',
  'return',
  'void',
  'pay',
  'settle',
  'fail',
  'request-documents',
  'acknowledge',
  'remind-reviewers',
  'remind-signers',
] as const
export type OrderAction = (typeof orderActions)[number]
/** The caller's possible actions on an order now. The browser offers exactly these actions. */
export const admittedActions = t.Array(t.oneOf(...orderActions))

export const orderStatus = t.oneOf(...orderFlow.all)

const common = {
  ID: t.id,
  ORDERNO: f.text(30, ['指令编号', 'Order no.']),
  PROSTATUS: f.named(orderStatus, ['状态', 'State']),
  PROSTATUSNAME: t.text(40),
  /** Documents are missing. They can be added without a new approval. */
  QSFJ: t.flag,
  VERSION: version,
  ZLSOURCE: t.oneOf('0', '1', '2', '3', '4', '5', '6'),
  PRODUCTID: t.id,
  PRODUCTNO: f.text(20, ['产品代码', 'Product code']),
  PRODUCTNAME: f.text(200, ['产品名称', 'Product']),
  XMBH: code,
  /** '1' the custody account pays, '0' it receives. */
  PAYFLAG: f.named(t.flag, ['方向', 'Direction']),
  MANUALENTRYFLAG: t.flag,
  OWERACCOUNT: f.named(accountNumber, ['托管账号', 'Custody account']),
  /** Broker account; '' for an order with a counterparty. */
  ACCOUNT: t.text(40),
  /** Counterparty account; '' for an order with a broker account. */
  CPACCOUNT: t.text(40),
  CPACCNAME: f.named(accountName, ['对方户名', 'Other party']),
  /** Whether the payee's account is new: 1 never paid before, 2 added or changed since the last payment to it. */
  PAYEEMARK: t.oneOf(...payeeMarkCodes),
  /** Date of that change; '' if unknown. */
  PAYEECHANGED: t.Union([t.date, t.Literal('')]),
  AMOUNT: f.amount(['金额（元）', 'Amount (CNY)']),
  TRADATEFORMAT: f.date(['划款日期', 'Transfer date']),
  HKTYPE: f.text(2, ['划款类型', 'Transfer type']),
  HKTYPEDETAIL: t.text(4),
  REASON: f.text(200, ['摘要', 'Payment details']),
  /** Absent for everybody but the manager's own people. */
  INTERNALNOTE: f.named(t.Optional(t.text(200)), ['内部说明', 'Internal note']),
  CREATEBY: f.person(['录入人', 'Entered by']),
  CREATETIME: f.moment(['录入时间', 'Entered at']),
  /** Why it was returned, voided or failed, or which documents are requested; '' otherwise. */
  RETURNREASON: t.text(200),
  /**
   * The way in which an order in 011 came back to its manager: returned by a checker, or recalled
   * by its own side.
   */
  SENTBACK: t.oneOf('', 'return', 'recall'),
  /** Name of the person who returned or recalled it. */
  SENTBACKBY: t.personName,
  /** The payment failed and nobody in the institution has acknowledged it. */
  FAILUREOPEN: t.flag,
  /** Institution that gave the order. */
  MANAGERNAME: f.text(200, ['管理人', 'Manager']),
  actions: admittedActions,
}

export const orderFields = defineFields(common)
export const orderRow = orderFields.row
export type OrderRow = Static<typeof orderRow>
/** The name of the account beside the custody account: that of a counterparty or at a broker. */
export const payeeAccountName = { zh: '对方账号', en: 'Other account' }
/** Columns of the list that an export shows just as the row answers them. */
export const plainExportColumns = [
  'ORDERNO',
  'MANAGERNAME',
  'PRODUCTNAME',
  'PRODUCTNO',
  'AMOUNT',
  'TRADATEFORMAT',
  'CPACCNAME',
  'OWERACCOUNT',
  'REASON',
  'INTERNALNOTE',
  'CREATEBY',
  'CREATETIME',
] as const satisfies readonly (keyof OrderRow)[]

export const orderStep = t.Object({
  SEQ: t.Integer(),
  EVENT: t.text(30),
  FROMSTATUS: t.text(3),
  TOSTATUS: orderStatus,
  TOSTATUSNAME: t.text(40),
  PERSON: t.personName,
  AT: t.dateTime,
  REASON: t.text(200),
})
export type OrderStep = Static<typeof orderStep>

export const orderContact = t.Object({
  MGR_ID: t.id,
  CONT_NAME: t.text(100),
  CONT_PHONE: t.text(20),
  CONT_EMAIL: t.text(128),
})

export const orderDetail = defineFields({
  ...common,
  ZHBH: t.id,
  BROKERID: t.text(20),
  CPZHBH: t.text(20),
  CPOPENBANK: bankName,
  HIGHTBANKNO: branchNumber,
  /** HH:mm; '' if none was given. */
  TRATIME: t.text(5),
  NOTICEFLAG: t.flag,
  RETRYFLAG: t.flag,
  ISSENDEMAIL: t.flag,
  ISAUTOCALL: t.flag,
  REMARK: t.text(400),
  BTQHK: t.flag,
  SFZJBZJ: t.flag,
  /** `name,phone,email;…` */
  ZLLXCONTACTSTRING: t.text(4000),
  CONTACTS: t.Array(orderContact),
  ATTACHMENTS: t.Array(orderAttachment),
  /** Order pattern at submission; null before that. */
  ZLMS: t.nullable(t.oneOf('1', '2', '3')),
  /** The order was recalled by its manager and may be submitted again. */
  RECALLED: t.flag,
  STEPS: t.Array(orderStep),
  /** Desk actions that the order's state allows but that cannot be taken now, with the reason. */
  barred: t.Array(t.Object({ action: t.oneOf(...orderActions), why: t.text(300) })),
  /** The account on the custody side, beside its number in OWERACCOUNT. */
  OWERACCNAME: accountName,
  OWEROPENBANK: bankName,
  OWERBRANCHNO: branchNumber,
  /** Changes since the order was last returned or recalled; null if it never was. */
  CHANGES: t.nullable(t.Array(orderChange)),
  /** For the desk: whether a payment today is on, before or after the order's date, and the bank's cut-off time. */
  payment: t.nullable(
    t.Object({ day: t.oneOf('on-date', 'early', 'overdue'), today: t.date, cutOff: clock }),
  ),
}).row
export type OrderDetail = Static<typeof orderDetail>

/** Answer of every step on an order. */
export const moved = t.Object({
  id: t.id,
  orderNo: t.text(30),
  version,
  proStatus: orderStatus,
  proStatusName: t.text(40),
})
export type Moved = Static<typeof moved>
