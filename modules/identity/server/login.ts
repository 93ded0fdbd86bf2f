import { type Input, type NamedError, Refusal } from '@iisp/contract'
import { type Handler, type SessionContext, sessionHandler } from '@iisp/server'
import { identityErrors } from '../contract/errors.ts'
import { login as loginCall } from '../contract/login.ts'
import { normalAccount } from '../rules/account.ts'
import { passwordDaysLeft } from '../rules/new-password.ts'
import { type LoginAccount, markUsed } from './accounts.ts'
import { clearTries, uncountTry } from './attempts.ts'
import type { Identity } from './identity.ts'
import { provePassword } from './prove-password.ts'
import { openSealed } from './sealed-passwords.ts'
import { endSession, presentSession, startSession, tellEnded } from './sessions.ts'
import { useSlider } from './sliders.ts'
import { useCode } from './sms-codes.ts'

const normal = 0
const sms = 2

export const login = (identity: Identity): Handler =>
  sessionHandler(loginCall, async (ctx, input) => {
    if (input.loginType !== normal && input.loginType !== sms)
      throw new Refusal(identityErrors.loginTypeUnknown)
    const [digest] = await openSealed(identity, ctx, [input.password])
    if (input.loginType === normal) await useSlider(ctx, input.uuid, input.moveLength)
    const account = await provePassword(identity, ctx, normalAccount(input.account), digest)
    if (input.loginType === sms)
      await useCode(identity, ctx, account, input.uuid, 'login', input.captcha_text ?? '')
    const refusal = unfitness(account, input, ctx.now)
    if (refusal !== null) {
      await ctx.transact((db) => uncountTry(db, account.email, ctx.network))
      throw new Refusal(refusal)
    }
    return enter(identity, ctx, account, input.loginType)
  })

/** Judged only after the password was right, so that nobody learns about an account they cannot use. */
function unfitness(account: LoginAccount, input: Input<typeof loginCall>, now: Date): NamedError | null {
  if (passwordDaysLeft(new Date(account.changed_ms), now) === 0) return identityErrors.passwordExpired
  return input.isAdmin === '1' && !account.super_manager ? identityErrors.notAdministrator : null
}

/** A fresh session id; whatever session the browser brought along ends. */
async function enter(identity: Identity, ctx: SessionContext, account: LoginAccount, loginType: number) {
  const brought = ctx.actor.kind === 'person' ? ctx.actor.sessionHash : null
  const id = await ctx.transact(async (db) => {
    await clearTries(db, account.email, ctx.network)
    if (brought !== null) await endSession(db, brought, ctx.now)
    await markUsed(db, account.account_id, ctx.now)
    db.audit({
      institutionId: account.institution_id,
      action: 'identity.signed-in',
      object: `account:${account.account_id}`,
      detail: { person: account.person_id, loginType, network: ctx.network },
    })
    return startSession(db, ctx, {
      accountId: account.account_id,
      loginAccountId: account.account_id,
      loginType,
      createdAt: ctx.now,
      factorAt: loginType === normal ? null : ctx.now,
    })
  })
  if (brought !== null) await tellEnded(identity.bus, brought)
  ctx.setSession(id, account.institution_id)
  return presentSession(id, account)
}
