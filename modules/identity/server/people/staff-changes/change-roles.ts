import { platformErrors, refuse } from '@iisp/contract'
import { type Writer, sql } from '@iisp/server'
import { staffErrors } from '../../../contract/people/staff-errors.ts'
import { endsAdministrator, sameRoles } from '../../../rules/people/staff-changes.ts'
import { q } from '../../tables.ts'
import type { ConfirmedChange } from './decide-staff-change.ts'
import { isLastAdministrator } from '../staff/staff.ts'

/**
 * Gives an account the roles of a confirmed change, if it still has the roles on which the proposal
 * was based.
 */
export async function changeRoles(db: Writer, change: ConfirmedChange): Promise<void> {
  const { account_id: id, institutionKind, roles_before: before, roles_after: after } = change
  const account = await db.one(
    q
      .selectFrom('identity.account as a')
      .innerJoin('identity.institution as i', 'i.institution_id', 'a.institution_id')
      .where('a.id', '=', id)
      .select(['a.roles', isLastAdministrator.as('lastAdministrator')]),
  )
  if (!sameRoles(account.roles, before)) refuse(platformErrors.conflict)
  if (account.lastAdministrator && endsAdministrator(institutionKind, before, after))
    refuse(staffErrors.lastAdministrator)
  await db.run(
    q
      .updateTable('identity.account')
      .set({ roles: after, version: sql`version + 1` })
      .where('id', '=', id),
  )
}
