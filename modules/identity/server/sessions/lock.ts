import { type Handler, type PersonActor, raw, sessionHandler, sql } from '@iisp/server'
import { lock as lockCall } from '../../contract/sessions.ts'
import type { Identity } from '../identity.ts'
import { tellLock } from './sessions.ts'

export const lock = (identity: Identity): Handler =>
  sessionHandler<typeof lockCall, PersonActor>(lockCall, async (ctx) => {
    const { sessionHash, institutionId, accountId } = ctx.actor
    await ctx.transact(async (db) => {
      const locked = await db.run(
        raw(sql`UPDATE identity.session SET locked_at = ${ctx.now}
          WHERE hash = ${sessionHash} AND ended_at IS NULL AND locked_at IS NULL`),
      )
      if (locked === 1) db.audit({ institutionId, action: 'identity.locked', object: `account:${accountId}` })
    })
    tellLock(identity.bus, sessionHash, true)
    return null
  })
