import { randomId } from '@iisp/contract/random-id'
import { type InferResult, type PersonActor, type Reader, type Writer, sql, timeText } from '@iisp/server'
import type { BotType, ChatAnswer, Turn } from '../../contract/answer.ts'
import { ownColumns, ownRows } from '../own.ts'
import { q } from '../tables.ts'
import type { Said } from './robot-answer.ts'

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
    q.insertInto('assistant.turn').values({
      ...ownColumns(actor),
      message_id: messageId,
      session_id: turn.sessionId,
      menu_id: turn.menuId,
      bot_type: turn.botType,
      query: turn.query,
      question: turn.question,
      answer: turn.answer,
      answer_type: turn.answerType,
      notice: turn.notice,
      faq_id: turn.faqId,
      related: JSON.stringify(turn.related),
      sources: JSON.stringify(turn.sources),
      at: now,
    }),
  )
  if (turn.faqId !== null)
    await db.run(
      q
        .updateTable('assistant.faq')
        .set({ hits: sql<string>`hits + 1` })
        .where('id', '=', turn.faqId),
    )
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

const turns = q
  .selectFrom('assistant.turn')
  .select([
    'id',
    'message_id',
    'bot_type',
    'query',
    'question',
    'answer',
    'answer_type',
    'notice',
    'faq_id',
    'related',
    'sources',
    'verdict',
    'reply',
    timeText('at').as('at'),
  ])
export type TurnRow = InferResult<typeof turns>[number]

/** The newest turns of one's own talk, in the order in which they were said. */
export async function turnsOf(
  db: Reader,
  actor: PersonActor,
  sessionId: string,
  before: string | undefined,
  most: number,
): Promise<TurnRow[]> {
  const rows = await db.all(
    turns
      .where(ownRows(actor))
      .where('session_id', '=', sessionId)
      .$if(before !== undefined, (all) => all.where('id', '<', before ?? ''))
      .orderBy('id', 'desc')
      .limit(most),
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
