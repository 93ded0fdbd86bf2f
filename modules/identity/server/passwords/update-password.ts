import { Refusal } from '@iisp/contract'
import { type Handler, type SessionContext, type Writer, hashSessionId, sessionHandler } from '@iisp/server'
import { identityErrors } from '../../contract/errors.ts'
import { newPasswordErrors } from '../../contract/new-password-errors.ts'
import { updatePassword as updatePasswordCall } from '../../contract/passwords.ts'
import { normalAccount } from '../../rules/sign-in/account.ts'
import { hoursTooYoung } from '../../rules/passwords/new-password.ts'
import { passwordDigest } from '../../rules/passwords/password-transport.ts'
import { type LoginAccount, findSessionOwner } from '../accounts.ts'
import { clearTries, uncountTry } from '../sign-in/attempts.ts'
import { admitCaller } from '../sign-in/admit-caller.ts'
import type { Identity } from '../identity.ts'
import { personal, refuseWeak, reused, storePassword } from './new-passwords.ts'
import { provePassword } from './prove-password.ts'
import { openChange } from './sealed-passwords.ts'
import { endSessionsOf, renewSession, tellEnded, tellReplaced } from '../sessions/sessions.ts'
import { spendPass } from '../sign-in/sliders.ts'

export const updatePassword = (identity: Identity): Handler =>
  sessionHandler(updatePasswordCall, async (ctx, input) => {
    const email = normalAccount(input.account)
    const known = await admitCaller(identity, ctx, email)
    await spendPass(ctx, input.uuid)
    const { digest, password } = await openChange(identity, ctx, input)
    refuseWeak(password)
    const account = await provePassword(identity, ctx, email, digest, known)
    const newDigest = await passwordDigest(password)
    const refusal =
      tooYoung(account, ctx.now) ??
      personal(account, password) ??
      (await reused(identity, account, newDigest))
    if (refusal !== null) {
      await ctx.transact((db) => uncountTry(db, account.email, ctx.network))
      throw refusal
    }
    const hash = await identity.hasher.hash(newDigest)
    const { renewed, ended } = await ctx.transact(async (db) => {
      await clearTries(db, account.email, ctx.network)
      // Somebody else changed it since the old password was proved.
      if (!(await storePassword(db, account, hash, ctx.now))) throw new Refusal(identityErrors.wrongPassword)
      db.audit({
        institutionId: account.institution_id,
        action: 'identity.password-changed',
        object: `account:${account.account_id}`,
        detail: { network: ctx.network },
      })
      // The session that made the change continues under a new id. A visitor has no session.
      const own = await ownSession(db, ctx, account.account_id)
      const fresh = own === null ? null : await renewSession(db, own, { stepped_up_at: ctx.now })
      const kept = fresh === null ? '' : hashSessionId(fresh)
      return { renewed: fresh, ended: await endSessionsOf(db, account.account_id, ctx.now, kept) }
    })
    tellEnded(identity.bus, ...ended)
    if (ctx.actor.kind !== 'person' || renewed === null) ctx.clearSession()
    else {
      ctx.setSession(renewed, ctx.actor.institutionId)
      tellReplaced(identity.bus, ctx.actor.sessionHash)
    }
    return null
  })

/**
 * The caller's session if it belongs to this account, even while it acts as somebody else;
 * otherwise null.
 */
async function ownSession(db: Writer, ctx: SessionContext, accountId: string): Promise<string | null> {
  if (ctx.actor.kind !== 'person') return null
  const { sessionHash } = ctx.actor
  const owner = await findSessionOwner(db, sessionHash)
  return owner.account_id === accountId ? sessionHash : null
}

function tooYoung(account: LoginAccount, now: Date): Refusal | null {
  const hours = hoursTooYoung(new Date(account.changed_ms), now, account.given)
  return hours === 0 ? null : new Refusal(newPasswordErrors.passwordTooYoung, { hours: String(hours) })
}
