import { platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type Reader, writer } from '@iisp/server'
import { staffInvite as call } from '../../../contract/people/staff-changes.ts'
import { staffErrors } from '../../../contract/people/staff-errors.ts'
import { tidyRoles } from '../../../rules/people/staff-changes.ts'
import { reachOf } from '../../../rules/people/staff.ts'
import { accountFault, normalAccount } from '../../../rules/sign-in/account.ts'
import { q } from '../../tables.ts'
import { enterChange } from '../staff-changes/enter-staff-change.ts'

export const staffInvite = writer(call, async (ctx, input) => {
  const { db, actor } = ctx
  const [name, reason, account] = [input.name.trim(), input.reason.trim(), normalAccount(input.account)]
  if (name === '') refuse(platformErrors.badInput, { field: 'name' })
  if (reason === '') refuse(platformErrors.badInput, { field: 'reason' })
  if (accountFault(account) !== null) refuse(platformErrors.badInput, { field: 'account' })
  if (actor.behind !== null) refuse(staffErrors.staffAsAnother)
  const { kind } = await institutionOf(db, actor, input.institutionId)
  const roles = tidyRoles(kind, input.roles)
  if (!input.roles.every((role) => roles.includes(role))) refuse(platformErrors.badInput, { field: 'roles' })
  const { taken } = await db.one(
    q.selectNoFrom((eb) => eb.fn<boolean>('identity.is_account_taken', [eb.val(account)]).as('taken')),
  )
  if (taken) refuse(staffErrors.accountTaken)
  await enterChange(ctx, {
    kind: 'invite',
    institution_id: input.institutionId,
    account_id: null,
    person_id: null,
    name,
    account,
    phone: input.phone,
    phone_before: null,
    roles_before: [],
    roles_after: roles,
    reason,
  })
  return null
})

/** An institution whose people the caller administers. */
function institutionOf(db: Reader, actor: PersonActor, id: string) {
  const reach = reachOf(actor.roles)
  return db.one(
    q
      .selectFrom('identity.institution')
      .select('kind')
      .where('institution_id', '=', id)
      .$if(reach === 'own', (all) => all.where('institution_id', '=', actor.institutionId))
      .$if(reach === 'clients', (all) => all.where('kind', '<>', 'custodian')),
  )
}
