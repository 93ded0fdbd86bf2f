import { randomBytes } from 'node:crypto'
import { refuse } from '@iisp/contract'
import { type Handler, type PersonActor, moveCase, sessionHandler } from '@iisp/server'
import { staffChangeConfirm as call } from '../../contract/people/staff-changes.ts'
import { staffErrors } from '../../contract/people/staff-errors.ts'
import { isSecond } from '../../rules/people/staff-changes.ts'
import type { Identity } from '../identity.ts'
import { tellRights } from '../sessions/sessions.ts'
import { changeRoles } from './change-roles.ts'
import { decidedBy, staffChangeToDecide } from './decide-staff-change.ts'
import { openAccount } from './open-account.ts'
import { staffChangeCases, staffChangesOf } from './staff-changes.ts'
import { tellConfirmed } from './tell-staff.ts'

export const staffChangeConfirm = (identity: Identity): Handler =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, { id }) => {
    const { actor, now } = ctx
    const { kind } = await ctx.db.one(staffChangesOf(actor).where('c.id', '=', id).select('c.kind'))
    // a password that nobody knows; the slow hash is made before the transaction
    const hash = kind === 'invite' ? await identity.hasher.hash(randomBytes(32).toString('hex')) : ''
    const { to: state } = await ctx.transact(async (db) => {
      const change = await staffChangeToDecide(db, actor, id)
      const { proposed_by: proposer, person_id: concerned, account } = change
      if (!isSecond({ proposer, concerned }, actor.personId)) refuse(staffErrors.ownStaffChange)
      const moved = await moveCase({ ...ctx, db }, staffChangeCases, change, 'confirm', {
        who: 'administrator',
        changes: decidedBy(actor, now),
        detail: { kind, account, roles: { from: change.roles_before, to: change.roles_after } },
      })
      await (kind === 'invite' ? openAccount(db, change, { hash, now }) : changeRoles(db, change))
      tellConfirmed(db, change)
      return moved
    })
    tellRights(identity.bus)
    return { state }
  })
