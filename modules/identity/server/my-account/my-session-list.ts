import { type Handler, readPage, reader, sql, timeText } from '@iisp/server'
import { mySessionList as call } from '../../contract/my-account.ts'
import { findSessionOwner } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { aliveSessions } from './alive-sessions.ts'
import { presentDevice } from './present-device.ts'

export const mySessionList = (identity: Identity): Handler =>
  reader(call, async ({ db, actor, now }, input) => {
    const owner = await findSessionOwner(db, actor.sessionHash)
    const isCurrent = sql<boolean>`hash = ${actor.sessionHash}`
    return readPage(db, input, aliveSessions(identity, owner.account_id, now), {
      select: (all) =>
        all
          .select([
            sql<string>`left(hash, 16)`.as('id'),
            'login_type as loginType',
            'network',
            'user_agent',
            timeText('created_at').as('since'),
            timeText('seen_at').as('seenAt'),
            isCurrent.as('isCurrent'),
          ])
          .orderBy(isCurrent, 'desc')
          .orderBy('seen_at', 'desc')
          .orderBy('hash'),
      present: presentDevice,
    })
  })
