import { type Handler, type PersonActor, sessionHandler } from '@iisp/server'
import { lock as lockCall } from '../../contract/sessions.ts'
import type { Identity } from '../identity.ts'
import { q } from '../tables.ts'
import { tellLock } from './sessions.ts'

export const lock = (identity: Identity): Handler =>
  sessionHandler<typeof lockCall, PersonActor>(lockCall, async (ctx) => {
    const { sessionHash, institutionId, accountId } = ctx.actor
    await ctx.transact(async (db) => {
      const locked = await db.run(
        q
          .updateTable('identity.session')
          .set({ locked_at: ctx.now })
          .where('hash', '=', sessionHash)
          .where('ended_at', 'is', null)
          .where('locked_at', 'is', null),
      )
      if (locked === 1) db.audit({ institutionId, action: 'identity.locked', object: `account:${accountId}` })
    })
    tellLock(identity.bus, sessionHash, true)
    return null
  })
