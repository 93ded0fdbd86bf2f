import { type TodoSource, countFound, sql, stateLiteral } from '@iisp/server'
import { chatFlow } from '../contract/chat-states.ts'
import { chatDesk, faqDesk } from '../contract/pages.ts'
import { q } from './tables.ts'

const { waiting, active } = chatFlow.codes

/**
 * To-dos of the desks: chats that nobody attends to, and answers that people disliked or that found
 * no help text.
 */
export const todos: readonly TodoSource[] = [
  {
    menuId: chatDesk.id,
    count: (db, person) =>
      countFound(
        db,
        q
          .selectFrom('assistant.chat as c')
          .where((eb) =>
            eb.or([
              eb('c.status', '=', stateLiteral(waiting)),
              eb.and([
                eb('c.status', '=', stateLiteral(active)),
                eb('c.operator_id', '=', person.accountId),
                eb.exists(
                  eb
                    .selectFrom('assistant.chat_message as m')
                    .whereRef('m.chat_id', '=', 'c.id')
                    .whereRef('m.id', '>', 'c.read_by_operator')
                    .where('m.author', '=', 'user'),
                ),
              ]),
            ]),
          ),
      ),
  },
  {
    menuId: faqDesk.id,
    count: (db) =>
      countFound(
        db,
        q
          .selectFrom('assistant.turn')
          .where(sql<boolean>`(verdict = '2' OR (verdict = '3' AND answer_type = '0')) AND NOT settled`),
      ),
  },
]
