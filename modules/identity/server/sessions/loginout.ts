import { type Handler, sessionHandler } from '@iisp/server'
import { loginout as loginoutCall } from '../../contract/sessions.ts'
import type { Identity } from '../identity.ts'
import { endSession, tellSignedOut } from './sessions.ts'

export const loginout = (identity: Identity): Handler =>
  sessionHandler(loginoutCall, async (ctx) => {
    const { actor } = ctx
    if (actor.kind === 'person') {
      await ctx.transact(async (db) => {
        await endSession(db, actor.sessionHash, ctx.now)
        db.audit({
          institutionId: actor.institutionId,
          action: 'identity.signed-out',
          object: `account:${actor.accountId}`,
        })
      })
      tellSignedOut(identity.bus, actor.sessionHash)
    }
    ctx.clearSession()
    return null
  })
