import type { Access } from '@iisp/contract'
import { menuIds } from './menus.ts'

const managerMenus = [menuIds.entry, menuIds.list, menuIds.review, menuIds.sign]

/** Looking at orders and what belongs to them. */
export const seesOrders: Access = { who: 'menus', menus: [...managerMenus, menuIds.desk] }
/** The institution's own order list; the desk has one of its own. */
export const listsOrders: Access = { who: 'menus', menus: managerMenus }
/** Looking up accounts, contacts and settings while an order is written. */
export const entersOrders: Access = { who: 'menus', menus: [menuIds.entry, menuIds.accounts] }
/** Writing orders, and the accounts and contacts they use. */
export const writesOrders: Access = { ...entersOrders, roles: ['operator'] }
export const movesOwnOrders: Access = {
  who: 'menus',
  menus: [menuIds.entry, menuIds.list],
  roles: ['operator'],
}
/** Money moves by it: a super-manager acting for a manager needs a supervisor's approval for each order. */
export const submitsOrders: Access = { ...entersOrders, roles: ['operator'], supervised: menuIds.entry }
export const reviewsOrders: Access = { who: 'menus', menus: [menuIds.review], roles: ['reviewer'] }
export const signsOrders: Access = { who: 'menus', menus: [menuIds.sign], roles: ['signer'] }
export const worksDesk: Access = { who: 'menus', menus: [menuIds.desk], roles: ['custodian-operator'] }
