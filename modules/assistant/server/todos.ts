import { type TodoSource, raw, sql, stateLiteral } from '@iisp/server'
import { chatFlow } from '../contract/chat-states.ts'
import { chatDesk, faqDesk } from '../contract/pages.ts'

const { waiting, active } = chatFlow.codes

/** What waits at the desks: chats nobody attends to, and what people disliked or found no answer to. */
export const todos: readonly TodoSource[] = [
  {
    menuId: chatDesk.id,
    count: async (db, person) =>
      (
        await db.one(
          raw(sql<{
            total: number
          }>`SELECT count(*)::int AS total FROM assistant.chat c WHERE status = ${stateLiteral(waiting)}
            OR (status = ${stateLiteral(active)} AND operator_id = ${person.accountId} AND EXISTS (SELECT FROM assistant.chat_message m
              WHERE m.chat_id = c.id AND m.id > c.read_by_operator AND m.author = 'user'))`),
        )
      ).total,
  },
  {
    menuId: faqDesk.id,
    count: async (db) =>
      (
        await db.one(
          raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM assistant.turn
            WHERE (verdict = '2' OR (verdict = '3' AND answer_type = '0')) AND NOT settled`),
        )
      ).total,
  },
]
