import { platformErrors, refuse } from '@iisp/contract'
import { type Handler, type PersonActor, type Writer, moveCase, sessionHandler, sql } from '@iisp/server'
import { staffChangeConfirm as call } from '../../contract/people/staff-changes.ts'
import { staffErrors } from '../../contract/people/staff-errors.ts'
import { endsAdministrator, isSecond, sameRoles } from '../../rules/people/staff-changes.ts'
import type { Identity } from '../identity.ts'
import { tellRights } from '../sessions/sessions.ts'
import { decidedBy, staffChangeToDecide } from './decide-staff-change.ts'
import { isLastAdministrator, staffOf } from './staff.ts'
import { staffChangeCases } from './staff-changes.ts'
import { tellConfirmed } from './tell-staff.ts'

export const staffChangeConfirm = (identity: Identity): Handler =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, { id }) => {
    const { actor, now } = ctx
    const { to: state } = await ctx.transact(async (db) => {
      const change = await staffChangeToDecide(db, actor, id)
      const { proposed_by: proposer, person_id: concerned } = change
      if (!isSecond({ proposer, concerned }, actor.personId)) refuse(staffErrors.ownStaffChange)
      const { roles_before: before, roles_after: after, account_id: accountId, account } = change
      const one = await accountOf(db, actor, accountId)
      const moved = await moveCase({ ...ctx, db }, staffChangeCases, change, 'confirm', {
        who: 'administrator',
        changes: decidedBy(actor, now),
        detail: { account, roles: { from: before, to: after } },
        also: {
          roles: sql`UPDATE identity.account a SET roles = ${after}::text[], version = a.version + 1
            FROM moved WHERE a.id = ${accountId}`,
        },
      })
      if (!sameRoles(one.roles, before)) refuse(platformErrors.conflict)
      if (one.lastAdministrator && endsAdministrator(change.kind, before, after))
        refuse(staffErrors.lastAdministrator)
      tellConfirmed(db, change)
      return moved
    })
    tellRights(identity.bus)
    return { state }
  })

const accountOf = (db: Writer, actor: PersonActor, id: string) =>
  db.one(
    staffOf(actor)
      .where('a.id', '=', id)
      .select(['a.roles', isLastAdministrator.as('lastAdministrator')]),
  )
