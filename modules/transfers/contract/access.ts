import type { Access, WriteAccess } from '@iisp/contract'
import { approvalKinds } from './approval-kinds.ts'
import { menuIds } from './menus.ts'

const managerMenus = [menuIds.entry, menuIds.list, menuIds.review, menuIds.sign]

/** Viewing orders and their attachments, balances and history. */
export const seesOrders: Access = { who: 'menus', menus: [...managerMenus, menuIds.desk] }
/** The institution's own order list; the desk has one of its own. */
export const listsOrders: Access = { who: 'menus', menus: managerMenus }
/** Looking up accounts, contacts and settings while an order is written. */
export const entersOrders: Access = { who: 'menus', menus: [menuIds.entry, menuIds.accounts] }
/** Saving drafts and the contacts and files they use. No money moves. */
export const writesOrders: WriteAccess = { ...entersOrders, roles: ['operator'], supervised: false }
/** Reminding colleagues of an order and acknowledging a failed one. */
export const remindsOfOrders: WriteAccess = {
  who: 'menus',
  menus: [menuIds.entry, menuIds.list],
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
/** Adding, changing and deleting payee accounts. `object` is the input field that identifies the account. */
export const keepsPayees = (object: string): WriteAccess => ({
  ...entersOrders,
  roles: ['operator'],
  supervised: { kind: approvalKinds.payees, object },
  freshFactor: true,
})
/** The custodian's own staff. Nobody can act on their behalf. */
export const worksDesk: WriteAccess = {
  who: 'menus',
  menus: [menuIds.desk],
  roles: ['custodian-operator'],
  supervised: false,
}
/** Desk steps that send money out. */
export const paysAtDesk: WriteAccess = { ...worksDesk, freshFactor: true }
