import { Refusal } from '@iisp/contract'
import { type PersonActor, type Updateable, defineCaseTable, toBothSides } from '@iisp/server'
import { type StoredStaffChange, staffChangeFlow } from '../../contract/people/staff-change-states.ts'
import { staffErrors } from '../../contract/people/staff-errors.ts'
import { identityTopics } from '../../contract/topics.ts'
import { reachOf } from '../../rules/people/staff.ts'
import { type StaffChangeTable, q } from '../tables.ts'

/** Proposed changes as cases. */
export const staffChangeCases = defineCaseTable<StoredStaffChange, Updateable<StaffChangeTable>>()({
  flow: staffChangeFlow,
  table: 'identity.staff_change',
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
  },
})

/** The changes (`c`) of people whom the caller administers, with their institution (`i`). */
export const staffChangesOf = (actor: Pick<PersonActor, 'roles' | 'institutionId'>) => {
  const reach = reachOf(actor.roles)
  return q
    .selectFrom('identity.staff_change as c')
    .innerJoin('identity.institution as i', 'i.institution_id', 'c.institution_id')
    .$if(reach === 'own', (all) => all.where('c.institution_id', '=', actor.institutionId))
    .$if(reach === 'clients', (all) => all.where('i.kind', '<>', 'custodian'))
}

/** Those of them that wait for the caller as the second administrator. */
export const staffChangesToDecide = (actor: Pick<PersonActor, 'roles' | 'institutionId' | 'personId'>) =>
  staffChangesOf(actor)
    .where('c.state', '=', staffChangeFlow.codes.pending)
    .where('c.proposed_by', '<>', actor.personId)
    .where((eb) => eb.or([eb('c.person_id', 'is', null), eb('c.person_id', '<>', actor.personId)]))
