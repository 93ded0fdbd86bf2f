import { type Role, canMove } from '@iisp/contract'
import { type ContractState, contractFlow } from '../../contract/product-contracts/contract-states.ts'
import { type ContractAction, contractActions } from '../../contract/product-contracts/product-contracts.ts'

/** On which side of an application somebody is. */
export type ContractSide = 'desk' | 'manager'

const deskRoles: readonly Role[] = ['custodian-operator', 'system-administrator']

export const sideOf = (roles: readonly Role[]): ContractSide =>
  roles.some((role) => deskRoles.includes(role)) ? 'desk' : 'manager'

export const actionsOn = (state: ContractState, side: ContractSide): ContractAction[] =>
  contractActions.filter((action) => canMove(contractFlow, state, action, side))
