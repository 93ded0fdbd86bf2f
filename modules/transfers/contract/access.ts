import type { Access, WriteAccess } from '@iisp/contract'
import { approvalKinds } from './approval-kinds.ts'
import { menuIds } from './menus.ts'

const managerMenus = [menuIds.entry, menuIds.list, menuIds.review, menuIds.sign]

/** Looking at orders and what belongs to them. */
export const seesOrders: Access = { who: 'menus', menus: [...managerMenus, menuIds.desk] }
/** The institution's own order list; the desk has one of its own. */
export const listsOrders: Access = { who: 'menus', menus: managerMenus }
/** Looking up accounts, contacts and settings while an order is written. */
export const entersOrders: Access = { who: 'menus', menus: [menuIds.entry, menuIds.accounts] }
/** Writing drafts, and the contacts and files they use: nothing moves by it. */
export const writesOrders: WriteAccess = { ...entersOrders, roles: ['operator'], supervised: false }
/** Reminding colleagues of an order, and taking note of a failed one. */
export const remindsOfOrders: WriteAccess = {
  who: 'menus',
  menus: [menuIds.entry, menuIds.list],
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
  who: 'menus',
  menus: [menuIds.review],
  roles: ['reviewer'],
  supervised: { kind: approvalKinds.review, object: 'id' },
}
export const signsOrders: WriteAccess = {
  who: 'menus',
  menus: [menuIds.sign],
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
  who: 'menus',
  menus: [menuIds.desk],
  roles: ['custodian-operator'],
  supervised: false,
}
/** Steps of the desk by which money leaves. */
export const paysAtDesk: WriteAccess = { ...worksDesk, freshFactor: true }
