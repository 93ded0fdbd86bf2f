import type { Access } from '@iisp/contract'
import { menuIds } from './menus.ts'

const managerMenus = [menuIds.opening, menuIds.raise]

/** Looking at applications and what belongs to them, on either side. */
export const seesApplications: Access = { who: 'menus', menus: [...managerMenus, menuIds.desk] }
/** The institution's own side: administrators look too. */
export const seesOwn: Access = { who: 'menus', menus: managerMenus }
export const listsOpenings: Access = { who: 'menus', menus: [menuIds.opening] }
export const listsRaises: Access = { who: 'menus', menus: [menuIds.raise] }
export const urges: Access = { who: 'menus', menus: managerMenus, roles: ['operator', 'administrator'] }
export const writesApplications: Access = { who: 'menus', menus: managerMenus, roles: ['operator'] }
export const worksDesk: Access = { who: 'menus', menus: [menuIds.desk], roles: ['custodian-operator'] }
