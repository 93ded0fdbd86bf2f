import type { InstitutionKind, Role } from '@iisp/contract'
import type { Confirmers, StaffAction } from '../../contract/people/staff.ts'

/**
 * The people whom somebody administers: of all institutions, of all clients of the custodian, or of
 * the own institution.
 */
export type StaffReach = 'all' | 'clients' | 'own'

export function reachOf(roles: readonly Role[]): StaffReach {
  if (roles.includes('system-administrator')) return 'all'
  return roles.includes('custodian-operator') ? 'clients' : 'own'
}

/** The role that administers the people of an institution. */
export const administratorOf = (kind: InstitutionKind): Role =>
  kind === 'custodian' ? 'system-administrator' : 'administrator'

/** The facts of an account, as seen by its administrator. */
export interface StaffFacts {
  readonly enabled: boolean
  /** It belongs to the caller. */
  readonly own: boolean
  /** The only enabled account that administers its institution. */
  readonly lastAdministrator: boolean
  /** A change of it waits for a second administrator. */
  readonly changePending: boolean
  /** Hardware keys of the account. */
  readonly keys: number
  /** The caller acts as somebody else. */
  readonly asAnother: boolean
}
export type StaffFault = 'staffAsAnother' | 'ownStaff' | 'lastAdministrator' | 'staffChangePending' | 'noKeys'

/** Whether a second person has to confirm it. */
const isProposed = (action: StaffAction) => action === 'roles' || action === 'phone' || action === 'keys'

/** The reason why the caller may not do this with the account, or null. */
export function staffFault(facts: StaffFacts, action: StaffAction): StaffFault | null {
  if (facts.asAnother) return 'staffAsAnother'
  if (facts.own) return 'ownStaff'
  if (isProposed(action) && facts.changePending) return 'staffChangePending'
  if (action === 'keys' && facts.keys === 0) return 'noKeys'
  return action === 'disable' && facts.lastAdministrator ? 'lastAdministrator' : null
}

/** Actions that the caller may take on the account now. */
export const actionsOnStaff = (facts: StaffFacts): StaffAction[] =>
  (facts.enabled ? (['roles', 'disable', 'reset', 'phone', 'keys'] as const) : (['enable'] as const)).filter(
    (action) => staffFault(facts, action) === null,
  )

/**
 * @param hasSecond the institution has another administrator, besides the proposer and the person
 * concerned, who can confirm
 */
export function confirmersOf(kind: InstitutionKind, hasSecond: boolean): Confirmers {
  if (!hasSecond) return 'custodian'
  return kind === 'custodian' ? 'system-administrators' : 'administrators'
}
