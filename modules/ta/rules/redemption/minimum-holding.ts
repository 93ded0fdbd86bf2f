import { valueOf } from '../amounts/rounding.ts'
import type { Nav, Shares } from '../amounts/units.ts'
import type { CompiledTerms } from '../terms/compile-terms.ts'

/** Verdict on the remaining holding: enough, redeem all instead, or refuse the redemption. */
export type RemainderAnswer = 'enough' | 'redeemAll' | 'refuse'

/** Judges the remaining holding of an account. An empty holding is enough, because the holder leaves. */
export function judgeRemainder(
  remainder: Shares,
  nav: Nav,
  { minimumHolding }: Pick<CompiledTerms, 'minimumHolding'>,
): RemainderAnswer {
  if (minimumHolding === null || remainder === 0n) return 'enough'
  const kept = minimumHolding.measure === 'shares' ? remainder : valueOf(remainder, nav)
  return kept >= minimumHolding.least ? 'enough' : minimumHolding.below
}
