import { sql, stateLiteral, takeShared, writer } from '@iisp/server'
import { chatFlow } from '../../contract/chat-states.ts'
import { openChat as call } from '../../contract/chat.ts'
import { limits } from '../limits.ts'
import { ownColumns, ownRows, written } from '../own.ts'
import { q } from '../tables.ts'
import { addMessage } from './messages.ts'

// a literal: the index over open chats serves it
const isOpen = sql<boolean>`status <> ${stateLiteral(chatFlow.codes.ended)}`

export const openChat = writer(call, async ({ db, actor, now }, input) => {
  const text = written(input.text)
  await takeShared(db, limits.chat, actor.personId, now)
  const opened = await db.maybe(
    q
      .insertInto('assistant.chat')
      .values({
        ...ownColumns(actor),
        account: actor.account,
        session_id: input.session_id ?? '',
        menu_id: input.menuId ?? '',
        started_at: now,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'person_id']).where(isOpen).doNothing())
      .returning('id'),
  )
  const { id } =
    opened ?? (await db.one(q.selectFrom('assistant.chat').select('id').where(ownRows(actor)).where(isOpen)))
  await addMessage(db, actor, { id, institution_id: actor.institutionId }, { author: 'user', text, now })
  return { id }
})
