import type { InstitutionKind, Role } from '@iisp/contract'
import type { StaffAction } from '../../contract/people/staff.ts'

/** Whose people somebody administers: those of all institutions, of all clients of the custodian, or of the own one. */
export type StaffReach = 'all' | 'clients' | 'own'

export function reachOf(roles: readonly Role[]): StaffReach {
  if (roles.includes('system-administrator')) return 'all'
  return roles.includes('custodian-operator') ? 'clients' : 'own'
}

/** The role that administers the people of an institution. */
export const administratorOf = (kind: InstitutionKind): Role =>
  kind === 'custodian' ? 'system-administrator' : 'administrator'

/** An account, as seen by somebody who administers it. */
export interface StaffFacts {
  readonly enabled: boolean
  /** It belongs to the caller. */
  readonly own: boolean
  /** The only enabled account that administers its institution. */
  readonly lastAdministrator: boolean
  /** A change of its roles waits for a second administrator. */
  readonly changePending: boolean
  /** The caller acts as somebody else. */
  readonly asAnother: boolean
}
export type StaffFault = 'staffAsAnother' | 'ownStaff' | 'lastAdministrator' | 'staffChangePending'

/** Why the caller may not do this with the account, or null. */
export function staffFault(facts: StaffFacts, action: StaffAction): StaffFault | null {
  if (facts.asAnother) return 'staffAsAnother'
  if (facts.own) return 'ownStaff'
  if (action === 'roles' && facts.changePending) return 'staffChangePending'
  return action === 'disable' && facts.lastAdministrator ? 'lastAdministrator' : null
}

/** What the caller may do with the account now. */
export const actionsOnStaff = (facts: StaffFacts): StaffAction[] =>
  (facts.enabled ? (['roles', 'disable'] as const) : (['enable'] as const)).filter(
    (action) => staffFault(facts, action) === null,
  )
