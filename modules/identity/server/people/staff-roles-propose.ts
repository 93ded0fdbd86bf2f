import { Refusal, type Role, platformErrors, refuse } from '@iisp/contract'
import {
  type OwnLimit,
  type PersonActor,
  type WriteContext,
  isUniqueViolation,
  refuseBeyond,
  sql,
  writer,
} from '@iisp/server'
import { staffChangeFlow } from '../../contract/people/staff-change-states.ts'
import { staffRolesPropose as call } from '../../contract/people/staff-changes.ts'
import { staffErrors } from '../../contract/people/staff-errors.ts'
import { identityTopics } from '../../contract/topics.ts'
import { endsAdministrator, sameRoles, tidyRoles } from '../../rules/people/staff-changes.ts'
import { staffFault } from '../../rules/people/staff.ts'
import { q } from '../tables.ts'
import { staffToChange } from './staff.ts'
import { tellProposed } from './tell-staff.ts'

/** Changes that a person proposes in 24 hours. */
const changeLimit: OwnLimit = {
  name: 'identity.staff-change',
  most: 100,
  error: staffErrors.staffChangeTooOften,
}

export const staffRolesPropose = writer(call, async (ctx, input) => {
  const { db, actor } = ctx
  const reason = input.reason.trim()
  if (reason === '') refuse(platformErrors.badInput, { field: 'reason' })
  const one = await staffToChange(db, actor, input.id)
  const roles = tidyRoles(one.kind, input.roles)
  if (!input.roles.every((role) => roles.includes(role))) refuse(platformErrors.badInput, { field: 'roles' })
  const facts = { ...one, own: one.person_id === actor.personId, asAnother: actor.behind !== null }
  const fault = staffFault(facts, 'roles')
  if (fault !== null) refuse(staffErrors[fault])
  if (!one.enabled || one.version !== input.version) refuse(platformErrors.conflict)
  if (sameRoles(one.roles, roles)) refuse(staffErrors.rolesUnchanged)
  if (one.lastAdministrator && endsAdministrator(one.kind, one.roles, roles))
    refuse(staffErrors.lastAdministrator)
  await refuseTooMany(ctx)
  const id = await insert(ctx, one, roles, reason)
  await tellProposed(ctx, { id, institutionId: one.institution_id, concerned: one.person_id, name: one.name })
  return null
})

const refuseTooMany = ({ db, actor, now }: WriteContext<PersonActor>) =>
  refuseBeyond(
    db,
    changeLimit,
    actor.personId,
    sql`SELECT FROM identity.staff_change
      WHERE proposed_by = ${actor.personId} AND proposed_at > ${now}::timestamptz - interval '1 day'`,
  )

type Concerned = Awaited<ReturnType<typeof staffToChange>>

/** The index over pending changes decides between two that are proposed at the same time. */
async function insert(
  { db, actor, now }: WriteContext<PersonActor>,
  one: Concerned,
  roles: Role[],
  reason: string,
): Promise<string> {
  const { institution_id: institutionId } = one
  try {
    const { id } = await db.one(
      q
        .insertInto('identity.staff_change')
        .values({
          institution_id: institutionId,
          account_id: one.id,
          person_id: one.person_id,
          name: one.name,
          account: one.email,
          roles_before: one.roles,
          roles_after: roles,
          reason,
          state: staffChangeFlow.codes.pending,
          proposed_by: actor.personId,
          proposed_account: actor.accountId,
          proposed_institution: actor.institutionId,
          proposed_name: actor.name,
          proposed_at: now,
        })
        .returning('id'),
    )
    db.audit({
      institutionId,
      action: 'identity.staff-change-propose',
      object: `staff-change:${id}`,
      detail: { account: one.email, roles: { from: one.roles, to: roles }, reason },
    })
    db.emit({ topic: identityTopics.staffChangeProposed, audience: [institutionId, '*'], payload: { id } })
    return id
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal(staffErrors.staffChangePending)
    throw error
  }
}
