import { platformErrors, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { staffRolesPropose as call } from '../../contract/people/staff-changes.ts'
import { staffErrors } from '../../contract/people/staff-errors.ts'
import { endsAdministrator, sameRoles, tidyRoles } from '../../rules/people/staff-changes.ts'
import { staffFault } from '../../rules/people/staff.ts'
import { enterChange } from './enter-staff-change.ts'
import { staffToChange } from './staff.ts'

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
  await enterChange(ctx, {
    kind: 'roles',
    institution_id: one.institution_id,
    account_id: one.id,
    person_id: one.person_id,
    name: one.name,
    account: one.email,
    phone: null,
    roles_before: one.roles,
    roles_after: roles,
    reason,
  })
  return null
})
