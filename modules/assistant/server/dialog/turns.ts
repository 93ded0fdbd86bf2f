import { randomId } from '@iisp/contract/random-id'
import { type PersonActor, type Reader, type Writer, raw, sql } from '@iisp/server'
import type { BotType, ChatAnswer, Source, Turn } from '../../contract/answer.ts'
import { ownRows } from '../own.ts'
import type { Said } from './robot-answer.ts'

export interface TurnRow {
  readonly id: string
  readonly message_id: string
  readonly bot_type: BotType
  readonly query: string
  readonly question: string
  readonly answer: string
  readonly answer_type: '0' | '1' | '2'
  readonly notice: string
  readonly faq_id: string | null
  readonly related: { id: string; question: string }[]
  readonly sources: Source[]
  readonly verdict: '1' | '2' | '3'
  readonly reply: string
  readonly at: string
}
const columns =
  sql.raw(`id, message_id, bot_type, query, question, answer, answer_type, notice, faq_id, related, sources,
  verdict, reply, to_char(at, 'YYYY-MM-DD HH24:MI:SS') AS at`)

export interface NewTurn extends Said {
  readonly sessionId: string
  readonly menuId: string
  readonly botType: BotType
  readonly query: string
  readonly notice: string
}

/** Keeps a question with its answer and counts the help text. */
export async function keepTurn(
  db: Writer,
  actor: PersonActor,
  now: Date,
  turn: NewTurn,
): Promise<ChatAnswer> {
  const messageId = randomId(24)
  await db.run(
    raw(sql`INSERT INTO assistant.turn (message_id, institution_id, institution_name, person_id, account_id, person_name,
        real_name, session_id, menu_id, bot_type, query, question, answer, answer_type, notice, faq_id, related, sources, at)
      VALUES (${messageId}, ${actor.institutionId}, ${actor.institutionName}, ${actor.personId}, ${actor.accountId},
        ${actor.name}, ${actor.behind?.name ?? null}, ${turn.sessionId}, ${turn.menuId}, ${turn.botType}, ${turn.query}, ${turn.question},
        ${turn.answer}, ${turn.answerType}, ${turn.notice}, ${turn.faqId}, ${JSON.stringify(turn.related)}::jsonb,
        ${JSON.stringify(turn.sources)}::jsonb, ${now})`),
  )
  if (turn.faqId !== null)
    await db.run(raw(sql`UPDATE assistant.faq SET hits = hits + 1 WHERE id = ${turn.faqId}`))
  return {
    code: 0,
    notice: turn.notice,
    id: turn.faqId ?? '',
    messageId,
    answer: turn.answer,
    question: turn.question,
    raw_query: turn.query,
    answerType: turn.answerType,
    feedbackParams: feedbackParams(turn.botType, turn.faqId),
    bot_type: turn.botType,
    related: [...turn.related],
    sources: [...turn.sources],
  }
}
const feedbackParams = (botType: BotType, faqId: string | null) => `${botType}:${faqId ?? ''}`

/** The newest turns of one's own talk, in the order in which they were said. */
export async function turnsOf(
  db: Reader,
  actor: PersonActor,
  sessionId: string,
  before: string | undefined,
  most: number,
): Promise<TurnRow[]> {
  const earlier = before === undefined ? sql`` : sql`AND id < ${before}`
  const rows = await db.all(
    raw(sql<TurnRow>`SELECT ${columns} FROM assistant.turn
      WHERE ${ownRows(actor)} AND session_id = ${sessionId} ${earlier} ORDER BY id DESC LIMIT ${most}`),
  )
  return rows.reverse()
}

export const presentTurn = (row: TurnRow): Turn => ({
  code: 0,
  notice: row.notice,
  id: row.faq_id ?? '',
  messageId: row.message_id,
  answer: row.answer,
  question: row.question,
  raw_query: row.query,
  answerType: row.answer_type,
  feedbackParams: feedbackParams(row.bot_type, row.faq_id),
  bot_type: row.bot_type,
  related: row.related,
  sources: row.sources,
  at: row.at,
  verdict: row.verdict,
  reply: row.reply,
})
