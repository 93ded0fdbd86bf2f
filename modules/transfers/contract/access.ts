import type { Access, WriteAccess } from '@iisp/contract'
import { approvalKinds } from './approval-kinds.ts'
import { transferDesk, transferEntry, transferList, transferReview, transferSign } from './pages.ts'

const managerPages = [transferEntry, transferList, transferReview, transferSign]

/** Access to orders and the data that belongs to them. */
export const seesOrders: Access = { who: 'pages', pages: [...managerPages, transferDesk] }
/** The institution's own order list; the desk has one of its own. */
export const listsOrders: Access = { who: 'pages', pages: managerPages }
/** Searching orders from anywhere in the portal: they open in one of these lists. */
export const findsOrders: Access = { who: 'pages', pages: [transferList, transferDesk] }
/** Looking up accounts, contacts and settings while an order is written. */
export const entersOrders: Access = { who: 'pages', pages: [transferEntry] }
/** Writing drafts, and the contacts and files they use. No money moves. */
export const writesOrders: WriteAccess = { ...entersOrders, roles: ['operator'], supervised: false }
/** Reminding colleagues of an order and acknowledging a failed one. */
export const remindsOfOrders: WriteAccess = {
  who: 'pages',
  pages: [transferEntry, transferList],
  roles: ['operator'],
  supervised: false,
}
/** Recalling or withdrawing an order. */
export const takesOrdersBack: WriteAccess = {
  ...remindsOfOrders,
  supervised: { kind: approvalKinds.takeBack, object: 'id' },
}
/** Submitting moves money: if the order pattern requires no signature, the order goes straight to the custodian. */
export const submitsOrders: WriteAccess = {
  ...entersOrders,
  roles: ['operator'],
  supervised: { kind: approvalKinds.submit, object: 'id' },
  freshFactor: true,
}
export const reviewsOrders: WriteAccess = {
  who: 'pages',
  pages: [transferReview],
  roles: ['reviewer'],
  supervised: { kind: approvalKinds.review, object: 'id' },
}
export const signsOrders: WriteAccess = {
  who: 'pages',
  pages: [transferSign],
  roles: ['signer'],
  supervised: { kind: approvalKinds.sign, object: 'id' },
  freshFactor: true,
}
/** Adding, changing and deleting payee accounts. `object` is the input field that identifies the account. */
export const keepsPayees = (object: string): WriteAccess => ({
  ...entersOrders,
  roles: ['operator'],
  supervised: { kind: approvalKinds.payees, object },
  freshFactor: true,
})
/** The custodian's own staff. Nobody can act on their behalf. */
export const worksDesk: WriteAccess = {
  who: 'pages',
  pages: [transferDesk],
  roles: ['custodian-operator'],
  supervised: false,
}
/** Desk steps that send money out. */
export const paysAtDesk: WriteAccess = { ...worksDesk, freshFactor: true }
