import { reader, sql, stateLiteral } from '@iisp/server'
import { chatFlow } from '../../contract/chat-states.ts'
import { getMyChat as call } from '../../contract/chat.ts'
import { ownActionsOn } from '../../rules/chat-actions.ts'
import { ownRows } from '../own.ts'
import { selectChats } from './chats.ts'
import { messagesOf } from './messages.ts'

/** Number of chats ahead of a waiting one. */
const ahead = sql<number | null>`CASE WHEN status = ${stateLiteral(chatFlow.codes.waiting)}
  THEN assistant.chats_waiting(id) END`

export const getMyChat = reader(call, async ({ db, actor, language }, { before }) => {
  const row = await db.maybe(
    selectChats.select(ahead.as('ahead')).where(ownRows(actor)).orderBy('id', 'desc').limit(1),
  )
  if (row === undefined) return null
  return {
    id: row.id,
    status: row.status,
    operator: row.operator_name,
    ahead: row.ahead,
    startedAt: row.started,
    readByOperator: row.read_by_operator,
    rating: row.rating,
    actions: ownActionsOn(row.status),
    ...(await messagesOf(db, row.id, before, language)),
  }
})
