import { type InstitutionKind, type Role, actionsOn } from '@iisp/contract'
import { type StoredStaffChange, staffChangeFlow } from '../../contract/people/staff-change-states.ts'
import type { InstitutionAction } from '../../contract/people/institutions.ts'
import type { StaffChangeKind } from '../../contract/people/staff-changes.ts'
import { administratorOf } from './staff.ts'

const clientRoles: readonly Role[] = ['operator', 'reviewer', 'signer', 'administrator']
const custodianRoles: readonly Role[] = [
  'custodian-operator',
  'ta-operator',
  'supervisor',
  'system-administrator',
  'auditor',
]

/** The roles that people of an institution of this kind may have. */
export const grantableRoles = (kind: InstitutionKind): readonly Role[] =>
  kind === 'custodian' ? custodianRoles : clientRoles

/** Each role once, in the order in which roles are always shown. */
export const tidyRoles = (kind: InstitutionKind, wanted: readonly Role[]): Role[] =>
  grantableRoles(kind).filter((role) => wanted.includes(role))

export const sameRoles = (one: readonly Role[], other: readonly Role[]): boolean =>
  one.length === other.length && one.every((role) => other.includes(role))

/** Whether the change takes away the role that administers the institution. */
export const endsAdministrator = (kind: InstitutionKind, before: readonly Role[], after: readonly Role[]) =>
  before.includes(administratorOf(kind)) && !after.includes(administratorOf(kind))

/**
 * The state of a change at this moment. A pending change lapses at its time, even before the sweep
 * has marked it.
 */
export const stateAt = (state: StoredStaffChange, lapses: Date, now: Date): StoredStaffChange =>
  state === staffChangeFlow.codes.pending && lapses.getTime() <= now.getTime()
    ? staffChangeFlow.codes.lapsed
    : state

/** The facts of a proposed change, as seen by an administrator of the person. */
export interface StaffChangeFacts {
  readonly state: StoredStaffChange
  /** The persons who proposed it and whom it concerns. */
  readonly proposer: string
  /** Null for an invited person. */
  readonly concerned: string | null
}
/** The viewer: all persons that are the same human being, and whether they act as somebody else. */
export interface Onlooker {
  readonly persons: readonly string[]
  readonly asAnother: boolean
}

/** Whether the change is of an institution itself and not of its people. */
export const isOfInstitution = (kind: StaffChangeKind): kind is InstitutionAction =>
  kind === 'close' || kind === 'reopen'

/** What somebody may do with the change now. */
export const actionsOnChange = (
  { state, proposer, concerned }: StaffChangeFacts,
  { persons, asAnother }: Onlooker,
) =>
  actionsOn(staffChangeFlow, asAnother ? [] : ['administrator'], state, {
    persons,
    by: { propose: proposer, concern: [proposer, concerned] },
  })
