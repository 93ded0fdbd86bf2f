import { type Handler, sessionHandler } from '@iisp/server'
import { getSweepCode as call } from '../../contract/sweep-login.ts'
import { sweepCode } from '../../rules/sign-in/sweep-codes.ts'
import type { Identity } from '../identity.ts'
import { keepSweepCode, needSweepLogin } from './sweep-codes.ts'

export const getSweepCode = (identity: Identity): Handler =>
  sessionHandler(call, async (ctx) => {
    needSweepLogin(identity)
    const uuid = await ctx.transact((db) => keepSweepCode(db, ctx))
    return { uuid, validSeconds: sweepCode.seconds }
  })
