import type { Access, WriteAccess } from '@iisp/contract'
import { approvalKinds } from './approval-kinds.ts'
import { transferDesk, transferEntry, transferList, transferReview, transferSign } from './pages.ts'

const managerPages = [transferEntry, transferList, transferReview, transferSign]

/** Looking at orders and what belongs to them. */
export const seesOrders: Access = { who: 'pages', pages: [...managerPages, transferDesk] }
/** The institution's own order list; the desk has one of its own. */
export const listsOrders: Access = { who: 'pages', pages: managerPages }
/** Looking up accounts, contacts and settings while an order is written. */
export const entersOrders: Access = { who: 'pages', pages: [transferEntry] }
/** Writing drafts, and the contacts and files they use: nothing moves by it. */
export const writesOrders: WriteAccess = { ...entersOrders, roles: ['operator'], supervised: false }
/** Reminding colleagues of an order, and taking note of a failed one. */
export const remindsOfOrders: WriteAccess = {
  who: 'pages',
  pages: [transferEntry, transferList],
  roles: ['operator'],
  supervised: false,
}
/** Calling an order back or withdrawing it. */
export const takesOrdersBack: WriteAccess = {
  ...remindsOfOrders,
  supervised: { kind: approvalKinds.takeBack, object: 'id' },
}
/** Money moves by it: where the pattern asks for no signature, the order goes straight to the custodian. */
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
/** Adding, changing and deleting the accounts that are paid to. `object`: the field that names the account. */
export const keepsPayees = (object: string): WriteAccess => ({
  ...entersOrders,
  roles: ['operator'],
  supervised: { kind: approvalKinds.payees, object },
  freshFactor: true,
})
/** The custodian's own people: nobody acts for them. */
export const worksDesk: WriteAccess = {
  who: 'pages',
  pages: [transferDesk],
  roles: ['custodian-operator'],
  supervised: false,
}
/** Steps of the desk by which money leaves. */
export const paysAtDesk: WriteAccess = { ...worksDesk, freshFactor: true }
