import { platformErrors, refuse } from '@iisp/contract'
import { sql, writer } from '@iisp/server'
import { institutionPropose as call } from '../../contract/people/institutions.ts'
import { staffErrors } from '../../contract/people/staff-errors.ts'
import { actionsOnInstitution } from '../../rules/people/institutions.ts'
import { enterChange } from '../people/staff-changes/enter-staff-change.ts'
import { lockStaff } from '../people/staff/staff.ts'
import { q } from '../tables.ts'
import { isInstitutionPending } from './institution-list.ts'

export const institutionPropose = writer(call, async (ctx, { institutionId, action, reason: typed }) => {
  const { db, actor } = ctx
  const reason = typed.trim()
  if (reason === '') refuse(platformErrors.badInput, { field: 'reason' })
  if (actor.behind !== null) refuse(staffErrors.staffAsAnother)
  await lockStaff(db, institutionId)
  const one = await db.one(
    q
      .selectFrom('identity.institution as i')
      .select(['i.name', 'i.kind', isInstitutionPending.as('changePending')])
      .select(sql<boolean>`i.closed_at IS NOT NULL`.as('closed'))
      .where('i.institution_id', '=', institutionId),
  )
  if (one.kind === 'custodian') refuse(staffErrors.ownInstitution)
  if (one.changePending) refuse(staffErrors.institutionPending)
  if (!actionsOnInstitution({ ...one, asAnother: false }).includes(action)) refuse(platformErrors.conflict)
  await enterChange(ctx, {
    kind: action,
    institution_id: institutionId,
    account_id: null,
    person_id: null,
    name: one.name,
    account: institutionId,
    phone: null,
    phone_before: null,
    roles_before: [],
    roles_after: [],
    reason,
  })
  return null
})
