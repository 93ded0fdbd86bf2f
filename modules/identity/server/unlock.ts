import { Refusal } from '@iisp/contract'
import { type Handler, type PersonActor, raw, sessionHandler, sql } from '@iisp/server'
import { identityErrors } from '../contract/errors.ts'
import { unlock as unlockCall } from '../contract/session.ts'
import { findSessionOwner } from './accounts.ts'
import type { Identity } from './identity.ts'
import { openSealed } from './sealed-passwords.ts'
import { endSession, tellEnded } from './sessions.ts'
import { q } from './tables.ts'

const failuresAllowed = 5

export const unlock = (identity: Identity): Handler =>
  sessionHandler<typeof unlockCall, PersonActor>(unlockCall, async (ctx, input) => {
    const { sessionHash } = ctx.actor
    const [digest] = await openSealed(identity, ctx, [input.password])
    const owner = await findSessionOwner(ctx.db, sessionHash)
    // Counted before it is judged; a right password takes it back.
    const { failures } = await ctx.transact((db) =>
      db.one(
        raw(sql<{ failures: number }>`UPDATE identity.session SET unlock_failures = unlock_failures + 1
          WHERE hash = ${sessionHash} RETURNING unlock_failures AS failures`),
      ),
    )
    const credential = await ctx.db.one(
      q.selectFrom('identity.credential').select('hash').where('account_id', '=', owner.account_id),
    )
    const right = failures <= failuresAllowed && (await identity.hasher.verify(digest, credential.hash))
    if (right) {
      const reset = q
        .updateTable('identity.session')
        .set({ unlock_failures: 0 })
        .where('hash', '=', sessionHash)
      await ctx.transact((db) => db.run(reset))
      return null
    }
    if (failures < failuresAllowed) throw new Refusal(identityErrors.unlockFailed)
    await ctx.transact((db) => endSession(db, sessionHash, ctx.now))
    tellEnded(identity.bus, sessionHash)
    ctx.clearSession()
    throw new Refusal(identityErrors.unlockEnded)
  })
