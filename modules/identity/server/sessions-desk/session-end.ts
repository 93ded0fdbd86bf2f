import { Refusal, platformErrors, refuse } from '@iisp/contract'
import { type Handler, type PersonActor, sessionHandler } from '@iisp/server'
import { sessionEnd as call } from '../../contract/session-desk.ts'
import type { Identity } from '../identity.ts'
import { endSession, tellEnded } from '../sessions/sessions.ts'
import { sessionToEnd } from './desk-sessions.ts'
import { tellSessionEnded } from './tell-session-ended.ts'

export const sessionEnd = (identity: Identity): Handler =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, { id, reason: typed }) => {
    const reason = typed.trim()
    if (reason === '') refuse(platformErrors.badInput, { field: 'reason' })
    const hash = await ctx.transact(async (db) => {
      const found = await sessionToEnd(db, identity, ctx, id)
      if ((await endSession(db, found.hash, ctx.now)) !== 1) throw new Refusal(platformErrors.notFound)
      db.audit({
        institutionId: found.institution_id,
        action: 'identity.session-ended-by-desk',
        object: `account:${found.account_id}`,
        detail: { session: id, account: found.email, reason },
      })
      tellSessionEnded(db, found, reason)
      return found.hash
    })
    tellEnded(identity.bus, hash)
    return null
  })
