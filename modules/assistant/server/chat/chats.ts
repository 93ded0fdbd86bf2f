import { refuse } from '@iisp/contract'
import { type PersonActor, type Writer, timeText } from '@iisp/server'
import { chatFlow } from '../../contract/chat-states.ts'
import { assistantErrors } from '../../contract/errors.ts'
import { assistantTopics } from '../../contract/topics.ts'
import { ownRows } from '../own.ts'
import { type Chat, q } from '../tables.ts'

const { codes } = chatFlow

/** Chats with their start as text. */
export const selectChats = q
  .selectFrom('assistant.chat')
  .selectAll()
  .select(timeText('started_at').as('started'))

/** Locks a chat of the caller's own; somebody else's is unknown. */
export const ownChat = (db: Writer, actor: PersonActor, id: string): Promise<Chat> =>
  db.one(q.selectFrom('assistant.chat').selectAll().where('id', '=', id).where(ownRows(actor)).forUpdate())

/** Locks any chat, for the desk. */
export const deskChat = (db: Writer, id: string): Promise<Chat> =>
  db.one(q.selectFrom('assistant.chat').selectAll().where('id', '=', id).forUpdate())

/** Locks an open chat that the operator attends to. */
export async function attendedChat(db: Writer, actor: PersonActor, id: string): Promise<Chat> {
  const chat = await deskChat(db, id)
  if (chat.status === codes.ended) refuse(assistantErrors.chatEnded)
  if (chat.status !== codes.active || chat.operator_id !== actor.accountId)
    refuse(assistantErrors.chatNotYours)
  return chat
}

/** Notes up to which of its messages one side has read a chat. */
export async function markRead(
  db: Writer,
  chat: Chat,
  side: 'read_by_user' | 'read_by_operator',
  upTo: string,
): Promise<void> {
  const changed = await db.run(
    q
      .updateTable('assistant.chat')
      .set(side, upTo)
      .where('id', '=', chat.id)
      .where(side, '<', upTo)
      .where((eb) =>
        eb.exists(
          eb.selectFrom('assistant.chat_message').where('chat_id', '=', chat.id).where('id', '=', upTo),
        ),
      ),
  )
  if (changed > 0) notifyChat(db, chat)
}

/** Lets both sides reload a chat. */
export const notifyChat = (db: Writer, { id, institution_id }: Pick<Chat, 'id' | 'institution_id'>): void =>
  db.emit({
    topic: assistantTopics.chatChanged,
    audience: [institution_id, '*'],
    payload: { chatId: id },
  })
