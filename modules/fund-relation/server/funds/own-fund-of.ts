import type { ReadContext } from '@iisp/server'
import { type KnownFund, fundsByCode } from './find-funds.ts'

/** A fund by its code if it is the caller's, or linked with one of the caller's; undefined otherwise. */
export async function ownFundOf(
  ctx: Pick<ReadContext, 'call' | 'actor'>,
  code: string,
): Promise<KnownFund | undefined> {
  const fund = (await fundsByCode(ctx, [code])).get(code)
  const { scope, institutionId } = ctx.actor
  return fund !== undefined && (scope === '*' || fund.institutionId === institutionId) ? fund : undefined
}
