import { Refusal, platformErrors } from '@iisp/contract'
import { type Handler, type PersonActor, raw, sessionHandler, sql } from '@iisp/server'
import { mySessionEnd as call } from '../../contract/my-account.ts'
import type { Identity } from '../identity.ts'
import { endSession, tellEnded } from '../sessions/sessions.ts'
import { aliveAt } from './alive-sessions.ts'
import { findSessionOwner } from '../accounts.ts'

export const mySessionEnd = (identity: Identity): Handler =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, { id }) => {
    const { sessionHash, institutionId } = ctx.actor
    const owner = await findSessionOwner(ctx.db, sessionHash)
    const ended = await ctx.transact(async (db) => {
      const found = await db.maybe(
        raw(sql<{ hash: string }>`SELECT hash FROM identity.session
          WHERE login_account_id = ${owner.account_id} AND left(hash, 16) = ${id} AND hash <> ${sessionHash}
            AND ${aliveAt(identity, ctx.now)}`),
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
