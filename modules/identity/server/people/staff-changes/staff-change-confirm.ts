import { randomBytes } from 'node:crypto'
import { type Handler, type PersonActor, type Writer, moveCase, sessionHandler, sql } from '@iisp/server'
import { staffChangeConfirm as call } from '../../../contract/people/staff-changes.ts'
import { defaultChangeDays, lapsedUpTo } from '../../../rules/people/change-life.ts'
import { isOfInstitution } from '../../../rules/people/staff-changes.ts'
import { closeOrReopen } from '../../institutions/close-institution.ts'
import type { Identity } from '../../identity.ts'
import { tellEnded, tellRights } from '../../sessions/sessions.ts'
import { changeFactor } from './change-factor.ts'
import { changeRoles } from './change-roles.ts'
import { type ConfirmedChange, decidedBy, staffChangeToDecide } from './decide-staff-change.ts'
import { openAccount } from '../open-account.ts'
import { staffChangeCases, staffChangesOf } from './staff-changes.ts'
import { tellConfirmed } from '../staff/tell-staff.ts'

export const staffChangeConfirm = (identity: Identity): Handler =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, { id }) => {
    const { actor, now } = ctx
    const { kind } = await ctx.db.one(staffChangesOf(actor).where('c.id', '=', id).select('c.kind'))
    // a password that nobody knows; the slow hash is made before the transaction
    const hash = kind === 'invite' ? await identity.hasher.hash(randomBytes(32).toString('hex')) : ''
    const confirmed = await ctx.transact(async (db) => {
      const { row: change, way } = await staffChangeToDecide({ ...ctx, db }, { id, action: 'confirm' })
      const { account } = change
      const { to } = await moveCase({ ...ctx, db }, staffChangeCases, change, way.event, {
        who: way.who,
        where: sql`proposed_at > ${lapsedUpTo(now, identity.changeDays ?? defaultChangeDays)}`,
        changes: decidedBy(actor, now),
        detail: { kind, account, roles: { from: change.roles_before, to: change.roles_after } },
      })
      const ended = await carryOut(db, change, { hash, now })
      tellConfirmed(db, change)
      return { state: to, ended }
    })
    tellEnded(identity.bus, ...confirmed.ended)
    tellRights(identity.bus)
    return { state: confirmed.state }
  })

/** Puts a confirmed change into effect. Returns the hashes of the sessions that it ends. */
async function carryOut(
  db: Writer,
  change: ConfirmedChange,
  { hash, now }: { readonly hash: string; readonly now: Date },
): Promise<readonly string[]> {
  if (isOfInstitution(change.kind)) return closeOrReopen(db, change, now)
  if (change.kind === 'phone' || change.kind === 'keys') return changeFactor(db, change, now)
  await (change.kind === 'invite' ? openAccount(db, change, { hash, now }) : changeRoles(db, change))
  return []
}
