import { type Handler, type PersonActor, sessionHandler } from '@iisp/server'
import { myOtherSessionsEnd as call } from '../../contract/my-account.ts'
import { findSessionOwner } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { endSessionsOf, tellEnded } from '../sessions/sessions.ts'

export const myOtherSessionsEnd = (identity: Identity): Handler =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx) => {
    const { sessionHash, institutionId } = ctx.actor
    const owner = await findSessionOwner(ctx.db, sessionHash)
    const ended = await ctx.transact(async (db) => {
      const hashes = await endSessionsOf(db, owner.account_id, ctx.now, sessionHash)
      db.audit({
        institutionId,
        action: 'identity.other-sessions-ended',
        object: `account:${owner.account_id}`,
        detail: { ended: hashes.length },
      })
      return hashes
    })
    tellEnded(identity.bus, ...ended)
    return { ended: ended.length }
  })
