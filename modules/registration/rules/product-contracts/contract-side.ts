import type { Role } from '@iisp/contract'

/** On which side of an application somebody is. */
export type ContractSide = 'desk' | 'manager'

const deskRoles: readonly Role[] = ['custodian-operator', 'system-administrator']

export const sideOf = (roles: readonly Role[]): ContractSide =>
  roles.some((role) => deskRoles.includes(role)) ? 'desk' : 'manager'
