import { type Static, amount, date, dateTime, flag, id, nullable, oneOf, t, text } from '@iisp/contract'
import { orderAttachment } from '../files.ts'
import { payeeMarkCodes } from '../codes.ts'
import { accountName, accountNumber, bankName, branchNumber, clock, code, version } from '../fields.ts'
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
/** What the caller may do with an order now. The browser offers exactly these actions. */
export const admittedActions = t.Array(oneOf(...orderActions))

export const orderStatus = oneOf(...orderFlow.all)

const common = {
  ID: id,
  ORDERNO: text(30),
  PROSTATUS: orderStatus,
  PROSTATUSNAME: text(40),
  /** Documents are missing. They can be added without a new approval. */
  QSFJ: flag,
  VERSION: version,
  ZLSOURCE: oneOf('0', '1', '2', '3', '4', '5', '6'),
  PRODUCTID: id,
  PRODUCTNO: text(20),
  PRODUCTNAME: text(200),
  XMBH: code,
  /** '1' the custody account pays, '0' it receives. */
  PAYFLAG: flag,
  MANUALENTRYFLAG: flag,
  OWERACCOUNT: accountNumber,
  /** Broker account; '' for an order with a counterparty. */
  ACCOUNT: text(40),
  /** Counterparty account; '' for an order with a broker account. */
  CPACCOUNT: text(40),
  CPACCNAME: accountName,
  /** Whether the payee's account is new: 1 never paid before, 2 added or changed since the last payment to it. */
  PAYEEMARK: oneOf(...payeeMarkCodes),
  /** Date of that change; '' if unknown. */
  PAYEECHANGED: t.Union([date, t.Literal('')]),
  AMOUNT: amount,
  TRADATEFORMAT: date,
  HKTYPE: text(2),
  HKTYPEDETAIL: text(4),
  REASON: text(200),
  /** Absent for everybody but the manager's own people. */
  INTERNALNOTE: t.Optional(text(200)),
  CREATEBY: text(100),
  CREATETIME: dateTime,
  /** Why it was returned, voided or failed, or which documents are requested; '' otherwise. */
  RETURNREASON: text(200),
  /** How an order in 011 came back to its manager: returned by a checker, or recalled by its own side. */
  SENTBACK: oneOf('', 'return', 'recall'),
  /** Name of the person who returned or recalled it. */
  SENTBACKBY: text(100),
  /** The payment failed and nobody in the institution has acknowledged it. */
  FAILUREOPEN: flag,
  /** Institution that gave the order. */
  MANAGERNAME: text(200),
  actions: admittedActions,
}

export const orderRow = t.Object(common)
export type OrderRow = Static<typeof orderRow>
/** Columns of the list that an export shows just as the row answers them. */
export const plainExportColumns = [
  'ORDERNO',
  'MANAGERNAME',
  'PRODUCTNAME',
  'PRODUCTNO',
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
  EVENT: text(30),
  FROMSTATUS: text(3),
  TOSTATUS: orderStatus,
  TOSTATUSNAME: text(40),
  PERSON: text(100),
  AT: dateTime,
  REASON: text(200),
})
export type OrderStep = Static<typeof orderStep>

export const orderContact = t.Object({
  MGR_ID: id,
  CONT_NAME: text(100),
  CONT_PHONE: text(20),
  CONT_EMAIL: text(128),
})

export const orderDetail = t.Object({
  ...common,
  ZHBH: id,
  BROKERID: text(20),
  CPZHBH: text(20),
  CPOPENBANK: bankName,
  HIGHTBANKNO: branchNumber,
  /** HH:mm; '' if none was given. */
  TRATIME: text(5),
  NOTICEFLAG: flag,
  RETRYFLAG: flag,
  ISSENDEMAIL: flag,
  ISAUTOCALL: flag,
  REMARK: text(400),
  BTQHK: flag,
  SFZJBZJ: flag,
  /** `name,phone,email;…` */
  ZLLXCONTACTSTRING: text(4000),
  CONTACTS: t.Array(orderContact),
  ATTACHMENTS: t.Array(orderAttachment),
  /** Order pattern at submission; null before that. */
  ZLMS: nullable(oneOf('1', '2', '3')),
  /** The order was recalled by its manager and may be submitted again. */
  RECALLED: flag,
  STEPS: t.Array(orderStep),
  /** Desk actions that the order's state allows but that cannot be taken now, with the reason. */
  barred: t.Array(t.Object({ action: oneOf(...orderActions), why: text(300) })),
  /** For the desk: whether a payment today is on, before or after the order's date, and the bank's cut-off time. */
  payment: nullable(t.Object({ day: oneOf('on-date', 'early', 'overdue'), today: date, cutOff: clock })),
})
export type OrderDetail = Static<typeof orderDetail>

/** Answer of every step on an order. */
export const moved = t.Object({
  id,
  orderNo: text(30),
  version,
  proStatus: orderStatus,
  proStatusName: text(40),
})
export type Moved = Static<typeof moved>
