import { Refusal } from '@iisp/contract'
import { businessDateTime } from '@iisp/contract/date'
import { type Handler, sessionHandler } from '@iisp/server'
import { passwordResetErrors } from '../../contract/password-reset-errors.ts'
import { passwordResetFinish as call } from '../../contract/password-reset.ts'
import { passwordDigest } from '../../rules/passwords/password-transport.ts'
import { findLoginAccount } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { personal, refuseWeak, reused, storePassword } from '../passwords/new-passwords.ts'
import { openNew } from '../passwords/sealed-passwords.ts'
import { endSessionsOf, tellEnded } from '../sessions/sessions.ts'
import { clearTries } from '../sign-in/attempts.ts'
import { passwordWasReset, spendReset, tryNewPassword } from './resets.ts'

export const passwordResetFinish = (identity: Identity): Handler =>
  sessionHandler(call, async (ctx, { uuid, newPassword }) => {
    const password = await openNew(identity, ctx, newPassword)
    refuseWeak(password)
    const reset = await ctx.transact((db) => tryNewPassword(db, ctx, uuid))
    const account = reset && (await findLoginAccount(ctx.db, reset.account))
    if (account === undefined) throw new Refusal(passwordResetErrors.resetEnded)
    const digest = await passwordDigest(password)
    const refusal = personal(account, password) ?? (await reused(identity, account, digest))
    if (refusal !== null) throw refusal
    const hash = await identity.hasher.hash(digest)
    const ended = await ctx.transact(async (db) => {
      const isMine = await spendReset(db, ctx, uuid, account.email)
      if (!isMine || !(await storePassword(db, account, hash, ctx.now)))
        throw new Refusal(passwordResetErrors.resetEnded)
      // Earlier failures do not lock out a person who has proven phone and mail.
      await clearTries(db, account.email, ctx.network)
      db.audit({
        institutionId: account.institution_id,
        action: 'identity.password-reset',
        object: `account:${account.account_id}`,
        detail: { network: ctx.network },
      })
      db.emit({
        topic: passwordWasReset,
        audience: [],
        payload: { uuid, network: ctx.network, at: businessDateTime(ctx.now) },
      })
      return endSessionsOf(db, account.account_id, ctx.now)
    })
    tellEnded(identity.bus, ...ended)
    if (ctx.actor.kind === 'person' && ended.includes(ctx.actor.sessionHash)) ctx.clearSession()
    return null
  })
