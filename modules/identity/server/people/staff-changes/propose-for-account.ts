import { isOtherPerson, platformErrors, refuse } from '@iisp/contract'
import type { PersonActor, WriteContext } from '@iisp/server'
import type { StaffAction } from '../../../contract/people/staff.ts'
import { staffErrors } from '../../../contract/people/staff-errors.ts'
import { staffFault } from '../../../rules/people/staff.ts'
import type { Proposal } from './enter-staff-change.ts'
import { staffToChange } from '../staff/staff.ts'

interface Asked {
  readonly id: string
  /** The version that the caller saw. */
  readonly version: number
  readonly reason: string
}

/**
 * The account for which the caller may propose this change, and the fields that all such proposals
 * share.
 */
export async function accountToPropose(
  { db, actor }: WriteContext<PersonActor>,
  { id, version, reason: typed }: Asked,
  action: StaffAction,
) {
  const reason = typed.trim()
  if (reason === '') refuse(platformErrors.badInput, { field: 'reason' })
  const one = await staffToChange(db, actor, id)
  const facts = {
    ...one,
    own: !isOtherPerson(one.person_id, actor.persons),
    asAnother: actor.behind !== null,
  }
  const fault = staffFault(facts, action)
  if (fault !== null) refuse(staffErrors[fault])
  if (!one.enabled || one.version !== version) refuse(platformErrors.conflict)
  const proposal: Omit<Proposal, 'kind'> = {
    institution_id: one.institution_id,
    account_id: one.id,
    person_id: one.person_id,
    name: one.name,
    account: one.email,
    phone: null,
    phone_before: null,
    roles_before: one.roles,
    roles_after: one.roles,
    reason,
  }
  return { one, proposal }
}
