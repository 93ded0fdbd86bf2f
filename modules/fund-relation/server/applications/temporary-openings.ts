import { businessDate } from '@iisp/contract/date'
import type { BothLanguages } from '@iisp/contract'
import type { ReadContext } from '@iisp/server'
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
  open: { zh: '该日已是母基金的开放日，无需临时开放', en: 'The mother fund is open on that day anyway' },
} as const

/**
 * Whether the mother fund may open temporarily by its terms on a day, today where none is given; with `checksDay`
 * also whether it is open on that day anyway.
 */
export async function judgeOpening(
  ctx: ReadContext,
  { mjjcpdm, qyrq }: Asked,
  { checksDay }: { readonly checksDay: boolean },
): Promise<Answer> {
  const say = (result: Answer['result'], text: BothLanguages) => ({ result, message: text[ctx.language] })
  const fund = (await fundsByCode(ctx, [mjjcpdm])).get(mjjcpdm)
  if (fund === undefined) return say('0', relationErrors.motherUnknown)
  const day = qyrq ?? businessDate(ctx.now)
  const dealing = await dealingOf(ctx, fund.id, day)
  if (dealing === null || dealing.terms === null) return say('2', texts.noTerms)
  if (checksDay && dealing.openDays.includes(day)) return say('2', texts.open)
  return dealing.terms.temporaryOpening.limit === 0 ? say('0', texts.never) : { result: '1', message: '' }
}
