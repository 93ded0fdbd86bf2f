import { type Language, shownPerson } from '@iisp/contract'
import { type PersonActor, type Reader, type Writer, sql, timeText } from '@iisp/server'
import type { ChatEvent } from '../../contract/chat-events.ts'
import type { ChatMessage } from '../../contract/chat.ts'
import { type Chat, q } from '../tables.ts'
import { notifyChat } from './chats.ts'

const pageSize = 30

/** The newest messages of a chat, or those before one, in the order in which they were written. */
export async function messagesOf(
  db: Reader,
  chatId: string,
  before: string | undefined,
  language: Language,
): Promise<{ messages: ChatMessage[]; before: string | null }> {
  const rows = await db.all(
    q
      .selectFrom('assistant.chat_message')
      .where('chat_id', '=', chatId)
      .$if(before !== undefined, (all) => all.where('id', '<', before ?? ''))
      .select(['id', 'author', 'name', 'real_name', 'body as text', 'event', timeText('at').as('at')])
      .orderBy('id', 'desc')
      .limit(pageSize + 1),
  )
  const messages = rows
    .slice(0, pageSize)
    .reverse()
    .map(({ real_name, ...message }) => ({
      ...message,
      name: shownPerson(message.name, real_name, language),
    }))
  return { messages, before: rows.length > pageSize ? (messages[0]?.id ?? null) : null }
}

interface NewMessage {
  readonly author: 'user' | 'operator'
  readonly text: string
  readonly now: Date
}
/**
 * Adds a person's message, with their name and the person they act for, and notifies both sides.
 */
export async function addMessage(
  db: Writer,
  { personId, name, behind }: PersonActor,
  chat: Pick<Chat, 'id' | 'institution_id'>,
  { author, text, now }: NewMessage,
): Promise<string> {
  const { id } = await db.one(
    q
      .insertInto('assistant.chat_message')
      .values({
        chat_id: chat.id,
        institution_id: chat.institution_id,
        author,
        person_id: personId,
        name,
        real_name: behind?.name ?? null,
        body: text,
        event: null,
        at: now,
      })
      .returning('id'),
  )
  notifyChat(db, chat)
  return id
}

/** Stores an event as a line of the chat, in the same statement as the move. */
export const lineOf = ({ institution_id }: Chat, event: ChatEvent, at: Date) =>
  sql`INSERT INTO assistant.chat_message (chat_id, institution_id, author, name, body, event, at)
    SELECT moved.id, ${institution_id}, 'system', '', '', ${JSON.stringify(event)}::jsonb, ${at} FROM moved`

/** The person who caused an event in a chat, as stored with it. */
export const byOf = ({ name, behind }: PersonActor): Pick<ChatEvent, 'by' | 'realBy'> =>
  behind === null ? { by: name } : { by: name, realBy: behind.name }
