import { type Language, platformErrors, refuse, shownPerson } from '@iisp/contract'
import { getColleagues } from '@iisp/identity/contract'
import {
  type CallContext,
  type PersonActor,
  pageAnswer,
  pageWindow,
  raw,
  reader,
  sql,
  writer,
} from '@iisp/server'
import {
  chatDeskColleagues as colleaguesCall,
  chatDeskDetail as detailCall,
  chatDeskEnd as endCall,
  chatDeskHandOver as handOverCall,
  chatDeskList as listCall,
  chatDeskRead as readCall,
  chatDeskSend as sendCall,
  chatDeskTake as takeCall,
} from '../../contract/chat-desk.ts'
import type { ChatEvent } from '../../contract/chat-events.ts'
import { assistantErrors } from '../../contract/errors.ts'
import { answerParts } from '../../rules/answer-parts.ts'
import { written } from '../own.ts'
import {
  type ChatRow,
  addMessage,
  attendedChat,
  chatColumns,
  deskChat,
  messageOf,
  messagesOf,
  systemMessage,
  tell,
} from './chats.ts'

interface ListedRow extends ChatRow {
  readonly last_text: string
  readonly last_event: ChatEvent | null
  readonly last_at: string
  readonly unread: number
}
const listed = sql.raw(`c.*, l.last_text, l.last_event, l.last_at, l.unread FROM shown c CROSS JOIN LATERAL (
  SELECT coalesce((array_agg(m.body ORDER BY m.id DESC))[1], '') AS last_text,
    (array_agg(m.event ORDER BY m.id DESC))[1] AS last_event,
    coalesce(to_char(max(m.at), 'YYYY-MM-DD HH24:MI:SS'), c.started) AS last_at,
    count(*) FILTER (WHERE m.id > c.read_by_operator AND m.author = 'user')::int AS unread
  FROM assistant.chat_message m WHERE m.chat_id = c.id) l`)

const present = (row: ListedRow, actor: PersonActor, language: Language) => ({
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
})

export const chatDeskList = reader(listCall, async ({ db, actor, language }, input) => {
  const page = pageWindow(input)
  const where = {
    waiting: sql`status = 'waiting'`,
    mine: sql`status = 'active' AND operator_id = ${actor.accountId}`,
    active: sql`status = 'active'`,
    ended: sql`status = 'ended'`,
  }[input.view]
  const order = input.view === 'waiting' ? sql`id` : sql`id DESC`
  const rows = await db.all(
    raw(sql<ListedRow>`WITH shown AS (SELECT ${chatColumns} FROM assistant.chat WHERE ${where}
        ORDER BY ${order} LIMIT ${page.limit} OFFSET ${page.offset})
      SELECT ${listed} ORDER BY ${input.view === 'waiting' ? sql`c.id` : sql`c.id DESC`}`),
  )
  const { total } = await db.one(
    raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM assistant.chat WHERE ${where}`),
  )
  return pageAnswer(
    rows.map((row) => present(row, actor, language)),
    total,
    page,
  )
})

export const chatDeskDetail = reader(detailCall, async ({ db, actor, language }, { chatId, before }) => {
  const row =
    (await db.maybe(
      raw(
        sql<ListedRow>`WITH shown AS (SELECT ${chatColumns} FROM assistant.chat WHERE id = ${chatId}) SELECT ${listed}`,
      ),
    )) ?? refuse(platformErrors.notFound)
  const talk =
    row.session_id === ''
      ? []
      : await db.all(
          raw(sql<{ query: string; answer: string; at: string }>`
            SELECT query, answer, to_char(at, 'YYYY-MM-DD HH24:MI:SS') AS at FROM assistant.turn
            WHERE account_id = ${row.account_id} AND session_id = ${row.session_id} ORDER BY id DESC LIMIT 10`),
        )
  return {
    ...present(row, actor, language),
    account: row.account,
    ratingNote: row.rating_note,
    readByUser: row.read_by_user,
    ...(await messagesOf(db, chatId, before, language)),
    talk: talk.reverse().map((turn) => ({ ...turn, answer: plain(turn.answer) })),
  }
})

/** An answer without its marks. */
const plain = (answer: string): string =>
  answerParts(answer)
    .map(({ text }) => text)
    .join('')

export const chatDeskTake = writer(takeCall, async ({ db, actor, now }, { chatId, version }) => {
  const chat = await deskChat(db, chatId)
  const taken = await db.run(
    raw(sql`UPDATE assistant.chat SET status = 'active', version = version + 1, operator_id = ${actor.accountId},
        operator_name = ${actor.name} WHERE id = ${chatId} AND status = 'waiting' AND version = ${version}`),
  )
  if (taken === 0) refuse(assistantErrors.chatTaken)
  await addMessage(db, chat, systemMessage({ code: 'taken', by: actor.name }, now))
  auditChat(db, chat, 'take')
  return null
})

export const chatDeskSend = writer(sendCall, async ({ db, actor, now }, input) => {
  const chat = await attendedChat(db, actor, input.chatId)
  return { id: await addMessage(db, chat, messageOf('operator', actor, written(input.text), now)) }
})

/** Only the one who attends to it marks it as read. */
export const chatDeskRead = writer(readCall, async ({ db, actor }, { chatId, upTo }) => {
  const chat = await deskChat(db, chatId)
  if (chat.operator_id !== actor.accountId) return null
  const changed = await db.run(
    raw(sql`UPDATE assistant.chat SET read_by_operator = ${upTo} WHERE id = ${chatId} AND read_by_operator < ${upTo}
      AND EXISTS (SELECT FROM assistant.chat_message WHERE chat_id = ${chatId} AND id = ${upTo})`),
  )
  if (changed > 0) tell(db, chat)
  return null
})

export const chatDeskHandOver = writer(handOverCall, async (ctx, { chatId, to, note }) => {
  const { db, actor, now } = ctx
  const chat = await attendedChat(db, actor, chatId)
  const colleague =
    (await colleaguesOf(ctx)).find((one) => one.id === to) ?? refuse(assistantErrors.noSuchColleague)
  await db.run(
    raw(sql`UPDATE assistant.chat SET operator_id = ${colleague.id}, operator_name = ${colleague.name},
      version = version + 1, read_by_operator = 0 WHERE id = ${chatId}`),
  )
  const why = note?.trim() ? { note: note.trim() } : {}
  const event = { code: 'handed-over', by: actor.name, to: colleague.name, ...why } as const
  await addMessage(db, chat, systemMessage(event, now))
  auditChat(db, chat, 'hand-over')
  return null
})

export const chatDeskEnd = writer(endCall, async ({ db, actor, now }, { chatId }) => {
  const chat = await attendedChat(db, actor, chatId)
  await db.run(
    raw(
      sql`UPDATE assistant.chat SET status = 'ended', version = version + 1, ended_at = ${now} WHERE id = ${chatId}`,
    ),
  )
  await addMessage(db, chat, systemMessage({ code: 'ended-by-service', by: actor.name }, now))
  auditChat(db, chat, 'end')
  return null
})

export const chatDeskColleagues = reader(colleaguesCall, (ctx) => colleaguesOf(ctx))

async function colleaguesOf(ctx: CallContext): Promise<{ id: string; name: string; account: string }[]> {
  const people = await ctx.call(getColleagues, { roles: ['custodian-operator'] })
  return people.map(({ USERID, NAME, EMAIL }) => ({ id: USERID, name: NAME, account: EMAIL }))
}

const auditChat = (
  db: Parameters<typeof tell>[0],
  chat: Pick<ChatRow, 'id' | 'institution_id'>,
  act: string,
): void =>
  db.audit({ institutionId: chat.institution_id, action: `assistant.chat-${act}`, object: `chat:${chat.id}` })
