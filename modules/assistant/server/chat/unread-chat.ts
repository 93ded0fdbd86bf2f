import { countRows, reader, stateLiteral } from '@iisp/server'
import { chatFlow } from '../../contract/chat-states.ts'
import { unreadChat as call } from '../../contract/chat.ts'
import { q } from '../tables.ts'

export const unreadChat = reader(call, ({ db, actor }) =>
  db.one(
    q
      .selectFrom('assistant.chat as c')
      .innerJoin('assistant.chat_message as m', (join) =>
        join.onRef('m.chat_id', '=', 'c.id').onRef('m.id', '>', 'c.read_by_user'),
      )
      .where('c.account_id', '=', actor.accountId)
      .where('c.person_id', '=', actor.personId)
      .where('c.status', '<>', stateLiteral(chatFlow.codes.ended))
      .where('m.author', '<>', 'user')
      .select(countRows.as('unread')),
  ),
)
