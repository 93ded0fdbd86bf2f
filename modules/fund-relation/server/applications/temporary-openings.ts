import { businessDate } from '@iisp/contract/date'
import type { ReadContext } from '@iisp/server'
import { fundsByCode } from '../funds/find-funds.ts'
import { dealingOf } from '../funds/fund-terms.ts'

type Answer = { readonly result: '0' | '1' | '2'; readonly message: string }
interface Asked {
  readonly mjjcpdm: string
  readonly qyrq?: string
}
const texts = {
  unknown: { zh: '母产品不存在', en: 'There is no such mother fund' },
  noTerms: {
    zh: '母基金尚无已生效的份额登记条款，无法判断临时开放',
    en: 'The mother fund has no register terms in force yet, so that temporary openings cannot be judged',
  },
  never: { zh: '母基金合同未约定临时开放', en: 'The contract of the mother fund has no temporary openings' },
  open: { zh: '该日已是母基金的开放日，无需临时开放', en: 'The mother fund is open on that day anyway' },
} as const

/** Whether the mother fund may open temporarily by its contract, or is open on the day anyway. */
export async function judgeOpening(
  ctx: ReadContext,
  { mjjcpdm, qyrq }: Asked,
  checksDay: boolean,
): Promise<Answer> {
  const say = (result: Answer['result'], text: keyof typeof texts) => ({
    result,
    message: texts[text][ctx.language],
  })
  const fund = (await fundsByCode(ctx, [mjjcpdm])).get(mjjcpdm)
  if (fund === undefined) return say('0', 'unknown')
  const dealing = await dealingOf(ctx, fund.id)
  if (dealing === null || dealing.terms === null) return say('2', 'noTerms')
  const day = qyrq ?? businessDate(ctx.now)
  if (checksDay && dealing.openDays.includes(day)) return say('2', 'open')
  return dealing.terms.temporaryOpening.limit === 0 ? say('0', 'never') : { result: '1', message: '' }
}
