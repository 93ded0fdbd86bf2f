import { type Language, platformErrors, refuse, shownPerson } from '@iisp/contract'
import { type PersonActor, type Reader, type Writer, raw, sql } from '@iisp/server'
import type { ChatEvent } from '../../contract/chat-events.ts'
import { type ChatStatus, chatFlow } from '../../contract/chat-states.ts'
import type { ChatMessage } from '../../contract/chat.ts'
import { assistantErrors } from '../../contract/errors.ts'
import { assistantTopics } from '../../contract/topics.ts'

export interface ChatRow {
  readonly id: string
  readonly institution_id: string
  readonly institution_name: string
  readonly account_id: string
  readonly account: string
  readonly person_name: string
  /** Who acted as the chat's person; null where people acted for themselves. */
  readonly real_name: string | null
  readonly session_id: string
  readonly menu_id: string
  readonly status: ChatStatus
  readonly version: number
  readonly operator_id: string | null
  readonly operator_name: string
  readonly read_by_user: string
  readonly read_by_operator: string
  readonly rating: number
  readonly rating_note: string
  readonly started: string
}
export const chatColumns =
  sql.raw(`id, institution_id, institution_name, account_id, account, person_name, real_name, session_id, menu_id,
  status, version, operator_id, operator_name, read_by_user, read_by_operator, rating, rating_note,
  to_char(started_at, 'YYYY-MM-DD HH24:MI:SS') AS started`)

const { codes } = chatFlow
const pageSize = 30

/** The newest messages of a chat, or those before one, in the order in which they were written. */
export async function messagesOf(
  db: Reader,
  chatId: string,
  before: string | undefined,
  language: Language,
): Promise<{ messages: ChatMessage[]; before: string | null }> {
  const earlier = before === undefined ? sql`` : sql`AND id < ${before}`
  const rows = await db.all(
    raw(sql<
      ChatMessage & { real_name: string | null }
    >`SELECT id, author, name, real_name, body AS text, event, to_char(at, 'YYYY-MM-DD HH24:MI:SS') AS at
      FROM assistant.chat_message WHERE chat_id = ${chatId} ${earlier} ORDER BY id DESC LIMIT ${pageSize + 1}`),
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

/** A chat of one's own, locked; that of another is unknown. */
export const ownChat = async (db: Writer, actor: PersonActor, id: string): Promise<ChatRow> =>
  (await db.maybe(
    raw(sql<ChatRow>`SELECT ${chatColumns} FROM assistant.chat
      WHERE id = ${id} AND account_id = ${actor.accountId} AND person_id = ${actor.personId} FOR UPDATE`),
  )) ?? refuse(platformErrors.notFound)

/** Any chat, for the desk, locked. */
export const deskChat = async (db: Writer, id: string): Promise<ChatRow> =>
  (await db.maybe(
    raw(sql<ChatRow>`SELECT ${chatColumns} FROM assistant.chat WHERE id = ${id} FOR UPDATE`),
  )) ?? refuse(platformErrors.notFound)

/** A chat that the operator attends to and that goes on. */
export async function attendedChat(db: Writer, actor: PersonActor, id: string): Promise<ChatRow> {
  const chat = await deskChat(db, id)
  if (chat.status === codes.ended) refuse(assistantErrors.chatEnded)
  if (chat.status !== codes.active || chat.operator_id !== actor.accountId)
    refuse(assistantErrors.chatNotYours)
  return chat
}

export interface NewMessage {
  readonly author: 'user' | 'operator' | 'system'
  readonly personId: string
  readonly name: string
  readonly realName: string | null
  readonly text: string
  readonly event?: ChatEvent
  readonly at: Date
}

/** Adds a message and tells both sides that something changed. */
export async function addMessage(
  db: Writer,
  chat: Pick<ChatRow, 'id' | 'institution_id'>,
  message: NewMessage,
): Promise<string> {
  const { id } = await db.one(
    raw(sql<{ id: string }>`${intoMessages}
      VALUES (${chat.id}, ${chat.institution_id}, ${valuesOf(message)}) RETURNING id`),
  )
  tell(db, chat)
  return id
}

export const tell = (db: Writer, chat: Pick<ChatRow, 'id' | 'institution_id'>): void =>
  db.emit({
    topic: assistantTopics.chatChanged,
    audience: [chat.institution_id, '*'],
    payload: { chatId: chat.id },
  })

const intoMessages = sql`INSERT INTO assistant.chat_message
  (chat_id, institution_id, author, person_id, name, real_name, body, event, at)`
const valuesOf = ({ author, personId, name, realName, text, event, at }: NewMessage) =>
  sql`${author}, ${personId}, ${name}, ${realName}, ${text},
    ${event === undefined ? null : JSON.stringify(event)}::jsonb, ${at}`

/** What happened, as a line of the chat that travels with the move. */
export function lineOf({ institution_id }: ChatRow, event: ChatEvent, at: Date) {
  const nobody = { author: 'system', personId: '', name: '', realName: null, text: '' } as const
  return sql`${intoMessages} SELECT moved.id, ${institution_id}, ${valuesOf({ ...nobody, event, at })} FROM moved`
}

/** What a person wrote, with who they are, and for whom they act. */
export const messageOf = (
  author: 'user' | 'operator',
  { personId, name, behind }: PersonActor,
  text: string,
  at: Date,
): NewMessage => ({ author, personId, name, realName: behind?.name ?? null, text, at })

/** Who did something in a chat, as its event keeps it. */
export const byOf = ({ name, behind }: PersonActor): Pick<ChatEvent, 'by' | 'realBy'> =>
  behind === null ? { by: name } : { by: name, realBy: behind.name }
