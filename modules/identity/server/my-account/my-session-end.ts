import { Refusal, platformErrors } from '@iisp/contract'
import { type Handler, type PersonActor, sessionHandler, sql } from '@iisp/server'
import { mySessionEnd as call } from '../../contract/my-account.ts'
import type { Identity } from '../identity.ts'
import { endSession, tellEnded } from '../sessions/sessions.ts'
import { aliveSessions } from './alive-sessions.ts'
import { findSessionOwner } from '../accounts.ts'

export const mySessionEnd = (identity: Identity): Handler =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, { id }) => {
    const { sessionHash, institutionId } = ctx.actor
    const owner = await findSessionOwner(ctx.db, sessionHash)
    const ended = await ctx.transact(async (db) => {
      const found = await db.maybe(
        aliveSessions(identity, owner.account_id, ctx.now)
          .select('hash')
          .where(sql<boolean>`left(hash, 16) = ${id}`)
          .where('hash', '<>', sessionHash),
      )
      if (found === undefined || (await endSession(db, found.hash, ctx.now)) !== 1)
        throw new Refusal(platformErrors.notFound)
      db.audit({
        institutionId,
        action: 'identity.session-ended',
        object: `account:${owner.account_id}`,
        detail: { session: id },
      })
      return found.hash
    })
    tellEnded(identity.bus, ended)
    return null
  })
