import { type Language, platformErrors, refuse, shownPerson } from '@iisp/contract'
import { getColleagues } from '@iisp/identity/contract'
import {
  type CallContext,
  type PersonActor,
  markCase,
  moveCase,
  pageAnswer,
  pageWindow,
  raw,
  reader,
  sql,
  stateLiteral,
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
import { chatFlow } from '../../contract/chat-states.ts'
import { assistantErrors } from '../../contract/errors.ts'
import { answerParts } from '../../rules/answer-parts.ts'
import { deskActionsOn } from '../../rules/chat-actions.ts'
import { written } from '../own.ts'
import {
  type ChatRow,
  addMessage,
  attendedChat,
  chatColumns,
  deskChat,
  lineOf,
  messageOf,
  messagesOf,
  tell,
} from './chats.ts'
import { chats } from './chat-cases.ts'

const { codes } = chatFlow
const isWaiting = sql`status = ${stateLiteral(codes.waiting)}`
const isActive = sql`status = ${stateLiteral(codes.active)}`

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
  actions: deskActionsOn(row.status, row.operator_id === actor.accountId),
})

export const chatDeskList = reader(listCall, async ({ db, actor, language }, input) => {
  const page = pageWindow(input)
  const where = {
    [codes.waiting]: isWaiting,
    mine: sql`${isActive} AND operator_id = ${actor.accountId}`,
    [codes.active]: isActive,
    [codes.ended]: sql`status = ${stateLiteral(codes.ended)}`,
  }[input.view]
  const direction = input.view === codes.waiting ? sql`` : sql`DESC`
  const rows = await db.all(
    raw(sql<ListedRow>`WITH shown AS (SELECT ${chatColumns} FROM assistant.chat WHERE ${where}
        ORDER BY id ${direction} LIMIT ${page.limit} OFFSET ${page.offset})
      SELECT ${listed} ORDER BY c.id ${direction}`),
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

export const chatDeskTake = writer(takeCall, async (ctx, { chatId, version }) => {
  const { db, actor, now } = ctx
  const chat = await deskChat(db, chatId)
  await moveCase(ctx, chats, { ...chat, version }, 'take', {
    who: 'service',
    changes: { operator_id: actor.accountId, operator_name: actor.name },
    also: { line: lineOf(chat, { code: 'taken', by: actor.name }, now) },
    detail: {},
  })
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
  const why = note?.trim() ? { note: note.trim() } : {}
  const event = { code: 'handed-over', by: actor.name, to: colleague.name, ...why } as const
  await markCase(ctx, chats, chat, 'hand-over', {
    changes: { operator_id: colleague.id, operator_name: colleague.name, read_by_operator: '0' },
    also: { line: lineOf(chat, event, now) },
    detail: {},
  })
  return null
})

export const chatDeskEnd = writer(endCall, async (ctx, { chatId }) => {
  const { db, actor, now } = ctx
  const chat = await attendedChat(db, actor, chatId)
  await moveCase(ctx, chats, chat, 'end', {
    who: 'service',
    changes: { ended_at: now },
    also: { line: lineOf(chat, { code: 'ended-by-service', by: actor.name }, now) },
    detail: {},
  })
  return null
})

export const chatDeskColleagues = reader(colleaguesCall, (ctx) => colleaguesOf(ctx))

async function colleaguesOf(ctx: CallContext): Promise<{ id: string; name: string; account: string }[]> {
  const people = await ctx.call(getColleagues, { roles: ['custodian-operator'] })
  return people.map(({ USERID, NAME, EMAIL }) => ({ id: USERID, name: NAME, account: EMAIL }))
}
