import { Refusal } from '@iisp/contract'
import { type Handler, sessionHandler } from '@iisp/server'
import { passwordResetErrors } from '../../contract/password-reset-errors.ts'
import { passwordResetProve as call } from '../../contract/password-reset.ts'
import { passwordReset } from '../../rules/password-reset/reset-limits.ts'
import { findLoginAccount } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { markProven, resetCodeHash, resetRefused, tryResetCodes } from './resets.ts'

/**
 * For an account that does not exist, a wrong attempt is counted, logged and answered in the same
 * way.
 */
export const passwordResetProve = (identity: Identity): Handler =>
  sessionHandler(call, async (ctx, { uuid, smsCode, mailCode }) => {
    const hashes = {
      sms: resetCodeHash(identity, 'sms', uuid, smsCode),
      mail: resetCodeHash(identity, 'mail', uuid, mailCode),
    }
    const refusal = await ctx.transact(async (db) => {
      const tried = await tryResetCodes(db, ctx, uuid, hashes)
      if (tried === undefined) return passwordResetErrors.resetEnded
      if (!tried.right) {
        db.emit({ topic: resetRefused, audience: [], payload: { uuid, network: ctx.network } })
        return passwordResetErrors.resetCodesWrong
      }
      const account = await findLoginAccount(db, tried.account)
      if (account === undefined) return passwordResetErrors.resetEnded
      await markProven(db, uuid, ctx.now)
      db.audit({
        institutionId: account.institution_id,
        action: 'identity.reset-proven',
        object: `account:${account.account_id}`,
        detail: { network: ctx.network },
      })
      return null
    })
    if (refusal !== null) throw new Refusal(refusal)
    return { validSeconds: passwordReset.seconds }
  })
