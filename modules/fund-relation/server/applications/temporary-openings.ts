import { type BothLanguages, errorText } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import type { ReadContext } from '@iisp/server'
import { linkedOpening } from '@iisp/ta/contract'
import { relationErrors } from '../../contract/errors.ts'
import { fundsByCode } from '../funds/find-funds.ts'
import { dealingOf } from '../funds/fund-terms.ts'

type Answer = { readonly result: '0' | '1' | '2'; readonly message: string }
interface Asked {
  readonly mjjcpdm: string
  readonly qyrq?: string
}
const texts = {
  noTerms: {
    zh: '母基金尚无已生效的份额登记条款，无法判断临时开放',
    en: 'The mother fund has no register terms in force yet, so that temporary openings cannot be judged',
  },
  never: { zh: '母基金合同未约定临时开放', en: 'The contract of the mother fund has no temporary openings' },
  used: {
    zh: '母基金临时开放次数已用完：合同约定{limit}次，已用{used}次',
    en: 'The mother fund has used its temporary openings: {used} of {limit}',
  },
  open: { zh: '该日已是母基金的开放日，无需临时开放', en: 'The mother fund is open on that day anyway' },
  closed: {
    zh: '该日不是交易日，母基金不能临时开放',
    en: 'The mother fund cannot open on that day: it is no trading day',
  },
  week: {
    zh: '母基金该周已于{day}开放，每周只能开放一次',
    en: 'The mother fund opens on {day} of that week already, and once a week at most',
  },
} as const

/**
 * Judges whether the mother fund may open temporarily on a day (default: today). Its terms limit
 * how often. With `checksDay` the day must also be a trading day in a week without a regular
 * opening.
 */
export async function judgeOpening(
  ctx: ReadContext,
  { mjjcpdm, qyrq }: Asked,
  { checksDay }: { readonly checksDay: boolean },
): Promise<Answer> {
  const say = (result: Answer['result'], text: BothLanguages, params: Record<string, string> = {}) => ({
    result,
    message: errorText(text, ctx.language, params),
  })
  const fund = (await fundsByCode(ctx, [mjjcpdm])).get(mjjcpdm)
  if (fund === undefined) return say('0', relationErrors.motherUnknown)
  const day = qyrq ?? businessDate(ctx.now)
  const { verdict, used, limit, opening } = await ctx.call(linkedOpening, { productId: fund.id, day })
  if (verdict === 'noTerms') return say('2', texts.noTerms)
  if (checksDay && (await dealingOf(ctx, fund.id, day))?.openDays.includes(day) === true)
    return say('2', texts.open)
  if (limit === 0) return say('0', texts.never)
  if (used >= limit) return say('0', texts.used, { used: String(used), limit: String(limit) })
  if (checksDay && verdict === 'notTradingDay') return say('0', texts.closed)
  if (checksDay && opening !== null) return say('0', texts.week, { day: opening })
  return say('1', { zh: '', en: '' })
}
