import { platformErrors, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { staffRolesPropose as call } from '../../../contract/people/staff-changes.ts'
import { staffErrors } from '../../../contract/people/staff-errors.ts'
import { endsAdministrator, sameRoles, tidyRoles } from '../../../rules/people/staff-changes.ts'
import { enterChange } from './enter-staff-change.ts'
import { accountToPropose } from './propose-for-account.ts'

export const staffRolesPropose = writer(call, async (ctx, input) => {
  const { one, proposal } = await accountToPropose(ctx, input, 'roles')
  const roles = tidyRoles(one.kind, input.roles)
  if (!input.roles.every((role) => roles.includes(role))) refuse(platformErrors.badInput, { field: 'roles' })
  if (sameRoles(one.roles, roles)) refuse(staffErrors.rolesUnchanged)
  if (one.lastAdministrator && endsAdministrator(one.kind, one.roles, roles))
    refuse(staffErrors.lastAdministrator)
  await enterChange(ctx, { ...proposal, kind: 'roles', roles_after: roles })
  return null
})
