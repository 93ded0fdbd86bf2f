import { refuse } from '@iisp/contract'
import { moveCase, raw, reader, sql, stateLiteral, takeShared, writer } from '@iisp/server'
import { chatFlow } from '../../contract/chat-states.ts'
import {
  endChat as endCall,
  getMyChat as getCall,
  openChat as openCall,
  rateChat as rateCall,
  readChat as readCall,
  sendChatMessage as sendCall,
  unreadChat as unreadCall,
} from '../../contract/chat.ts'
import { assistantErrors } from '../../contract/errors.ts'
import { ownActionsOn } from '../../rules/chat-actions.ts'
import { limits } from '../limits.ts'
import { ownRows, written } from '../own.ts'
import {
  type ChatRow,
  addMessage,
  byOf,
  chatColumns,
  lineOf,
  messageOf,
  messagesOf,
  ownChat,
  tell,
} from './chats.ts'
import { chats } from './chat-cases.ts'

const { codes } = chatFlow
// written into the text: the index over open chats serves it
const goesOn = sql`status <> ${stateLiteral(codes.ended)}`

export const getMyChat = reader(getCall, async ({ db, actor, language }, { before }) => {
  const row = await db.maybe(
    raw(sql<ChatRow & { ahead: number }>`SELECT ${chatColumns},
      CASE WHEN status = ${stateLiteral(codes.waiting)} THEN assistant.chats_waiting(id) END AS ahead
      FROM assistant.chat WHERE ${ownRows(actor)} ORDER BY id DESC LIMIT 1`),
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

export const openChat = writer(openCall, async ({ db, actor, now }, input) => {
  const text = written(input.text)
  await takeShared(db, limits.chat, actor.personId, now)
  const opened = await db.maybe(
    raw(sql<{
      id: string
    }>`INSERT INTO assistant.chat (institution_id, institution_name, person_id, account_id, account,
          person_name, real_name, session_id, menu_id, started_at)
        VALUES (${actor.institutionId}, ${actor.institutionName}, ${actor.personId}, ${actor.accountId},
          ${actor.account}, ${actor.name}, ${actor.behind?.name ?? null}, ${input.session_id ?? ''}, ${input.menuId ?? ''}, ${now})
        ON CONFLICT (account_id, person_id) WHERE ${goesOn} DO NOTHING RETURNING id`),
  )
  const chat =
    opened ??
    (await db.one(
      raw(sql<{ id: string }>`SELECT id FROM assistant.chat WHERE ${ownRows(actor)} AND ${goesOn}`),
    ))
  await addMessage(
    db,
    { id: chat.id, institution_id: actor.institutionId },
    messageOf('user', actor, text, now),
  )
  return { id: chat.id }
})

export const sendChatMessage = writer(sendCall, async ({ db, actor, now }, input) => {
  const text = written(input.text)
  await takeShared(db, limits.chat, actor.personId, now)
  const chat = await ownChat(db, actor, input.chatId)
  if (chat.status === codes.ended) refuse(assistantErrors.chatEnded)
  return { id: await addMessage(db, chat, messageOf('user', actor, text, now)) }
})

export const readChat = writer(readCall, async ({ db, actor }, { chatId, upTo }) => {
  const chat = await ownChat(db, actor, chatId)
  const changed = await db.run(
    raw(sql`UPDATE assistant.chat SET read_by_user = ${upTo} WHERE id = ${chatId} AND read_by_user < ${upTo}
      AND EXISTS (SELECT FROM assistant.chat_message WHERE chat_id = ${chatId} AND id = ${upTo})`),
  )
  if (changed > 0) tell(db, chat)
  return null
})

export const endChat = writer(endCall, async (ctx, { chatId }) => {
  const chat = await ownChat(ctx.db, ctx.actor, chatId)
  await moveCase(ctx, chats, chat, 'end', {
    who: 'person',
    changes: { ended_at: ctx.now },
    also: { line: lineOf(chat, { code: 'ended-by-person', ...byOf(ctx.actor) }, ctx.now) },
    detail: {},
  })
  return null
})

export const rateChat = writer(rateCall, async ({ db, actor }, { chatId, rating, note }) => {
  const chat = await ownChat(db, actor, chatId)
  if (chat.status !== codes.ended) refuse(assistantErrors.chatNotEnded)
  await db.run(
    raw(
      sql`UPDATE assistant.chat SET rating = ${rating}, rating_note = ${note?.trim() ?? ''} WHERE id = ${chatId}`,
    ),
  )
  tell(db, chat)
  return null
})

export const unreadChat = reader(unreadCall, async ({ db, actor }) =>
  db.one(
    raw(sql<{ unread: number }>`SELECT count(*)::int AS unread
      FROM assistant.chat c JOIN assistant.chat_message m ON m.chat_id = c.id AND m.id > c.read_by_user
      WHERE c.account_id = ${actor.accountId} AND c.person_id = ${actor.personId} AND c.status <> ${stateLiteral(codes.ended)}
        AND m.author <> 'user'`),
  ),
)
