import { Refusal } from '@iisp/contract'
import {
  type PersonActor,
  type RawBuilder,
  type Updateable,
  defineCaseTable,
  sql,
  toBothSides,
  waitsFor,
} from '@iisp/server'
import { type StoredStaffChange, staffChangeFlow } from '../../../contract/people/staff-change-states.ts'
import { staffErrors } from '../../../contract/people/staff-errors.ts'
import { identityTopics } from '../../../contract/topics.ts'
import { reachOf } from '../../../rules/people/staff.ts'
import { type StaffChangeTable, q } from '../../tables.ts'
import { hasAdministratorBeside } from '../staff/staff.ts'

interface StaffChangeCase {
  readonly id: string
  readonly institution_id: string
  readonly state: StoredStaffChange
  readonly proposed_by: string
  readonly person_id: string | null
}

/** Proposed changes as cases. */
export const staffChangeCases = defineCaseTable<
  StoredStaffChange,
  Updateable<StaffChangeTable>,
  StaffChangeCase
>()({
  flow: staffChangeFlow,
  table: 'identity.staff_change',
  column: 'state',
  acts: { propose: 'proposed_by', concern: ['proposed_by', 'person_id'] },
  object: ({ id }) => `staff-change:${id}`,
  events: {
    [identityTopics.staffChangeDecided]: toBothSides,
    [identityTopics.rolesChanged]: ({ id, institution_id }) => ({
      audience: [institution_id],
      payload: { id },
    }),
  },
  refusals: {
    notOpen: () => new Refusal(staffErrors.staffChangeClosed),
    overtaken: () => new Refusal(staffErrors.staffChangeClosed),
    secondPerson: () => new Refusal(staffErrors.ownStaffChange),
  },
})

/**
 * Whether the institution has an administrator other than the proposer of the change `c` and the
 * person it concerns.
 */
export const hasSecond = hasAdministratorBeside(
  sql`array_remove(ARRAY[c.proposed_by, c.person_id], NULL)::bigint[]`,
)

/**
 * The changes (`c`) of people whom the caller administers, with their institution (`i`). The
 * custodian's operators also see changes of its own people that no second system administrator
 * could confirm.
 */
export const staffChangesOf = (actor: Pick<PersonActor, 'roles' | 'institutionId'>) => {
  const reach = reachOf(actor.roles)
  return q
    .selectFrom('identity.staff_change as c')
    .innerJoin('identity.institution as i', 'i.institution_id', 'c.institution_id')
    .$if(reach === 'own', (all) =>
      all
        .where('c.institution_id', '=', actor.institutionId)
        // The closing of an institution is decided by the custodian.
        .where('c.kind', 'not in', ['close', 'reopen']),
    )
    .$if(reach === 'clients', (all) => all.where(sql<boolean>`(i.kind <> 'custodian' OR NOT ${hasSecond})`))
}

/** The changes that await the caller as the second administrator. */
export const staffChangesToDecide = (
  actor: Pick<PersonActor, 'roles' | 'institutionId' | 'persons'>,
  /** Changes proposed at this moment or before have lapsed. */
  lapsed: Date | RawBuilder<Date>,
) =>
  staffChangesOf(actor)
    .where(waitsFor(staffChangeCases, 'c', actor.persons))
    .where('c.proposed_at', '>', lapsed)
