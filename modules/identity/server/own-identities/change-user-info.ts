import { Refusal, platformErrors } from '@iisp/contract'
import { type Handler, type PersonActor, type SessionContext, sessionHandler, sql } from '@iisp/server'
import { changeUserInfo as changeUserInfoCall } from '../../contract/own-identities.ts'
import { whoErrors } from '../../contract/who-errors.ts'
import { passwordDaysLeft } from '../../rules/passwords/new-password.ts'
import { normalAccount } from '../../rules/sign-in/account.ts'
import { markUsed } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { presentSession, renewSession, tellReplaced } from '../sessions/sessions.ts'
import { companyEntered } from './note-company-entered.ts'
import { q } from '../tables.ts'
import { msOf } from '../time-limits.ts'
import { ownCompanies } from './own-companies.ts'

export const changeUserInfo = (identity: Identity): Handler =>
  sessionHandler<typeof changeUserInfoCall, PersonActor>(changeUserInfoCall, async (ctx, input) => {
    const { actor } = ctx
    const own = await ownCompanies(ctx.db, actor.sessionHash)
    const target = own.find((one) => one.email === normalAccount(input.account))
    if (target === undefined) throw new Refusal(whoErrors.companyNotOffered)
    if (await isPasswordExpired(ctx, target.account_id)) throw new Refusal(whoErrors.companyPasswordExpired)
    const id = await ctx.transact(async (db) => {
      const renewed = await renewSession(db, actor.sessionHash, {
        account_id: target.account_id,
        login_account_id: target.account_id,
        // A person who changes the password that opened the session ends it here as well.
        entered_by: sql<string>`coalesce(entered_by, login_account_id)`,
        manager_type: null,
        zone_type: 0,
        stepped_up_at: null,
      })
      if (renewed === null) throw new Refusal(platformErrors.notSignedIn)
      await markUsed(db, target.account_id, ctx.now)
      db.audit({
        institutionId: actor.institutionId,
        action: 'identity.left-company',
        object: `account:${actor.accountId}`,
        detail: { to: target.email },
      })
      db.emit({
        topic: companyEntered,
        audience: [],
        payload: { accountId: target.account_id, from: actor.account, network: ctx.network },
      })
      return renewed
    })
    ctx.setSession(id, target.institution_id)
    tellReplaced(identity.bus, actor.sessionHash)
    return presentSession(id, target)
  })

/**
 * Continuing as another account needs no password, so an expired password must not be circumvented
 * this way.
 */
async function isPasswordExpired({ db, now }: Pick<SessionContext, 'db' | 'now'>, account: string) {
  const { ms } = await db.one(
    q.selectFrom('identity.credential').select(msOf('changed_at').as('ms')).where('account_id', '=', account),
  )
  return passwordDaysLeft(new Date(ms), now) === 0
}
