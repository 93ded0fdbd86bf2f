import { type Handler, sessionHandler } from '@iisp/server'
import { getSweepStatus as call } from '../../contract/sweep-login.ts'
import type { Identity } from '../identity.ts'
import { needSweepLogin, ownSweepCode } from './sweep-codes.ts'

export const getSweepStatus = (identity: Identity): Handler =>
  sessionHandler(call, async (ctx, { uuid }) => {
    needSweepLogin(identity)
    const code = await ctx.db.maybe(ownSweepCode(ctx, uuid).select(['account_id', 'decision']))
    if (code === undefined || code.decision === 'used') return { stage: 'expired' as const }
    return {
      stage: code.decision ?? (code.account_id === null ? ('waiting' as const) : ('scanned' as const)),
    }
  })
