import { type Input, refuse } from '@iisp/contract'
import { type PersonActor, type SessionContext, countRows, takeShared } from '@iisp/server'
import type { aidialogApiReplyQuery } from '../../contract/dialog.ts'
import { assistantErrors } from '../../contract/errors.ts'
import { converse } from '../gpt/converse.ts'
import { limits } from '../limits.ts'
import { requireOwnAccount, written } from '../own.ts'
import type { Assistant } from '../parts.ts'
import { type Said, robotAnswer } from './robot-answer.ts'
import { keepTurn, turnsOf } from './turns.ts'
import type { Line } from './line.ts'
import { q } from '../tables.ts'

export type Asking = Input<typeof aidialogApiReplyQuery>
type Ctx = SessionContext<PersonActor>

const perDay = 200
const notices = {
  notReady: {
    zh: '智能问答服务尚未配置，由机器人为您解答',
    en: 'No language model is set up; the robot answers',
  },
  off: {
    zh: '智能问答未开启，由机器人为您解答',
    en: 'The language model is switched off; the robot answers',
  },
  failed: {
    zh: '智能问答暂时不可用，由机器人为您解答',
    en: 'The language model is not available right now; the robot answers',
  },
  cut: { zh: '回答中断，以上内容可能不完整', en: 'The answer was cut off and may be incomplete' },
} as const

/** Refuses what may not be asked, before a stream begins. */
export async function admit(assistant: Assistant, ctx: Ctx, input: Asking): Promise<void> {
  requireOwnAccount(ctx.actor, input.account)
  written(input.query)
  const toModel = input.bot_type === 'gpt' && assistant.gpt !== null
  await ctx.transact(async (db) => {
    for (const limit of toModel ? [limits.ask, limits.gpt] : [limits.ask])
      await takeShared(db, limit, ctx.actor.personId, ctx.now)
  })
  if (!toModel) return
  const { asked } = await ctx.db.one(
    q
      .selectFrom('assistant.turn')
      .where('account_id', '=', ctx.actor.accountId)
      .where('bot_type', '=', 'gpt')
      .where('at', '>', new Date(ctx.now.getTime() - 86_400_000).toISOString())
      .select(countRows.as('asked')),
  )
  if (asked >= perDay) refuse(assistantErrors.dailyLimit)
}

/** Answers one question, by the model where it is wanted, set up and works, else by the robot; and keeps the turn. */
export async function* reply(
  assistant: Assistant,
  ctx: Ctx,
  input: Asking,
  signal: AbortSignal,
): AsyncGenerator<Line> {
  const query = input.query.trim()
  const faqs = await assistant.faqs.published(ctx.db)
  const asked = { query, faqId: input.faqId, depth: input.depth ?? 0, language: ctx.language }
  const keep = (said: Said, botType: 'robot' | 'gpt', notice: string) =>
    ctx.transact((db) =>
      keepTurn(db, ctx.actor, ctx.now, {
        ...said,
        sessionId: input.session_id,
        menuId: input.menuId ?? '',
        botType,
        query,
        notice,
      }),
    )

  let notice = ''
  if (input.bot_type === 'gpt') {
    const { qa_function_switch } = await ctx.db.one(
      q.selectFrom('assistant.setting').select('qa_function_switch'),
    )
    if (assistant.gpt !== null && qa_function_switch === '0') {
      const talk = await turnsOf(ctx.db, ctx.actor, input.session_id, undefined, 6)
      const outcome = yield* converse(assistant.gpt, { ctx, faqs, query, talk, signal })
      // a person who went away still finds what was said
      if (outcome.said.answer !== '') {
        const cut = outcome.state === 'done' ? '' : notices.cut[ctx.language]
        if (cut !== '') yield { type: 'notice', text: cut }
        yield { type: 'done', answer: await keep(outcome.said, 'gpt', cut) }
        return
      }
      if (outcome.state === 'cancelled') return
      notice = notices.failed[ctx.language]
    } else notice = notices[assistant.gpt === null ? 'notReady' : 'off'][ctx.language]
    yield { type: 'notice', text: notice }
  }
  const said = robotAnswer(faqs, asked)
  if (said.answer !== '') yield { type: 'text', text: said.answer }
  yield { type: 'done', answer: await keep(said, 'robot', notice) }
}
