import { type Language, shownPerson } from '@iisp/contract'
import { type PersonActor, sql, timeText } from '@iisp/server'
import type { ChatEvent } from '../../contract/chat-events.ts'
import { deskActionsOn } from '../../rules/chat-actions.ts'
import { type Chat, q } from '../tables.ts'

export const allChats = q.selectFrom('assistant.chat as c')

/** Chats with their last message, and how many the operator has not read. */
export const withLastMessage = (chats: typeof allChats) =>
  chats
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('assistant.chat_message as m')
          .whereRef('m.chat_id', '=', 'c.id')
          .select([
            sql<string>`coalesce((array_agg(m.body ORDER BY m.id DESC))[1], '')`.as('last_text'),
            sql<ChatEvent | null>`(array_agg(m.event ORDER BY m.id DESC))[1]`.as('last_event'),
            sql<string>`to_char(coalesce(max(m.at), c.started_at), 'YYYY-MM-DD HH24:MI:SS')`.as('last_at'),
            sql<number>`count(*) FILTER (WHERE m.id > c.read_by_operator AND m.author = 'user')::int`.as(
              'unread',
            ),
          ])
          .as('l'),
      (join) => join.onTrue(),
    )
    .selectAll('c')
    .select([timeText('c.started_at').as('started'), 'l.last_text', 'l.last_event', 'l.last_at', 'l.unread'])

interface ListedChat extends Chat {
  readonly started: string
  readonly last_text: string
  readonly last_event: ChatEvent | null
  readonly last_at: string
  readonly unread: number
}
export const presentChat = (row: ListedChat, actor: PersonActor, language: Language) => ({
  id: row.id,
  status: row.status,
  person: shownPerson(row.person_name, row.real_name, language),
  institution: row.institution_name,
  operator: row.operator_name,
  mine: row.operator_id === actor.accountId,
  menuId: row.menu_id,
  lastText: row.last_text,
  lastEvent: row.last_event,
  lastAt: row.last_at,
  startedAt: row.started,
  unread: row.unread,
  rating: row.rating,
  version: row.version,
  actions: deskActionsOn(row.status, row.operator_id === actor.accountId),
})
