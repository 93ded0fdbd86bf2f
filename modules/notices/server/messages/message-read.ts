import { writer } from '@iisp/server'
import { messageRead as call } from '../../contract/messages.ts'
import { q } from '../tables.ts'
import { ownMessages } from './messages.ts'

export const messageRead = writer(call, async ({ db, actor, now }, { id, upTo }) => {
  await db.one(ownMessages(actor).where('id', '=', id))
  await db.run(
    q
      .updateTable('notices.message')
      .set({ read_at: now })
      .where('account_id', '=', actor.accountId)
      .where('institution_id', '=', actor.institutionId)
      .where('id', upTo === '1' ? '<=' : '=', id)
      .where('read_at', 'is', null),
  )
  return { result: 'success' as const }
})
