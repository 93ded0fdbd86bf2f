import { Refusal } from '@iisp/contract'
import { type Handler, sessionHandler } from '@iisp/server'
import { sweepLogin as call } from '../../contract/sweep-login.ts'
import { sweepLoginErrors } from '../../contract/sweep-login-errors.ts'
import { findLoginAccount } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { enter } from '../sign-in/enter.ts'
import { sweepFault } from './sweep-account.ts'
import { needSweepLogin, ownSweepCode, spendSweepCode } from './sweep-codes.ts'

const sweep = 3

export const sweepLogin = (identity: Identity): Handler =>
  sessionHandler(call, async (ctx, { uuid }) => {
    needSweepLogin(identity)
    const code = await ctx.db.maybe(
      ownSweepCode(ctx, uuid).select('account').where('decision', '=', 'confirmed'),
    )
    const account = code && (await findLoginAccount(ctx.db, code.account ?? ''))
    if (account === undefined || sweepFault(account, ctx.now) !== null)
      throw new Refusal(sweepLoginErrors.sweepExpired)
    return enter(identity, ctx, account, {
      loginType: sweep,
      // The phone has proven a factor, but not this browser, so moving money requires one here.
      factorAt: null,
      spend: (db) => spendSweepCode(db, uuid, ctx.now),
    })
  })
