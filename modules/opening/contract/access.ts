import type { Access, WriteAccess } from '@iisp/contract'
import { approvalKinds } from './approval-kinds.ts'
import { menuIds } from './menus.ts'

const managerMenus = [menuIds.opening, menuIds.raise]

/** Looking at applications and what belongs to them, on either side. */
export const seesApplications: Access = { who: 'menus', menus: [...managerMenus, menuIds.desk] }
/** The institution's own side: administrators look too. */
export const seesOwn: Access = { who: 'menus', menus: managerMenus }
export const listsOpenings: Access = { who: 'menus', menus: [menuIds.opening] }
export const listsRaises: Access = { who: 'menus', menus: [menuIds.raise] }
export const urges: WriteAccess = {
  who: 'menus',
  menus: managerMenus,
  roles: ['operator', 'administrator'],
  supervised: false,
}
const operates = { who: 'menus', menus: managerMenus, roles: ['operator'] } as const
/** Saving a draft moves nothing, but a fund password that comes with it is a key to money. */
export const savesApplications: WriteAccess = {
  ...operates,
  supervised: { kind: approvalKinds.fundPassword, object: 'xmbh', where: 'zjmm' },
  freshFactor: { where: 'zjmm' },
}
export const submitsApplications: WriteAccess = {
  ...operates,
  supervised: { kind: approvalKinds.submit, object: 'xmbh' },
}
export const revealsPasswords: WriteAccess = {
  ...seesOwn,
  supervised: { kind: approvalKinds.fundPassword, object: 'xmbh' },
}
/** The custodian's own people: nobody acts for them. */
export const worksDesk: WriteAccess = {
  who: 'menus',
  menus: [menuIds.desk],
  roles: ['custodian-operator'],
  supervised: false,
}
