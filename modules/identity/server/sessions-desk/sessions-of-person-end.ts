import { platformErrors, refuse } from '@iisp/contract'
import { type Handler, type PersonActor, sessionHandler } from '@iisp/server'
import { sessionsOfPersonEnd as call } from '../../contract/session-desk.ts'
import type { Identity } from '../identity.ts'
import { endSessionsOfPerson, tellEnded } from '../sessions/sessions.ts'
import { sessionToEnd } from './desk-sessions.ts'
import { tellSessionEnded } from './tell-session-ended.ts'

export const sessionsOfPersonEnd = (identity: Identity): Handler =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, { id, reason: typed }) => {
    const reason = typed.trim()
    if (reason === '') refuse(platformErrors.badInput, { field: 'reason' })
    const ended = await ctx.transact(async (db) => {
      const found = await sessionToEnd(db, identity, ctx, id)
      const hashes = await endSessionsOfPerson(db, found.person_id, ctx.now)
      db.audit({
        institutionId: found.institution_id,
        action: 'identity.sessions-ended-by-desk',
        object: `person:${found.person_id}`,
        detail: { account: found.email, reason },
      })
      tellSessionEnded(db, found, reason)
      return hashes
    })
    tellEnded(identity.bus, ...ended)
    return null
  })
