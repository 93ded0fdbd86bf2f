import { valueOf } from '../amounts/rounding.ts'
import type { Nav, Shares } from '../amounts/units.ts'
import type { CompiledTerms } from '../terms/compile-terms.ts'

/** What a redemption leaves is enough, or all is redeemed instead, or the redemption is refused. */
export type RemainderAnswer = 'enough' | 'redeemAll' | 'refuse'

/** Judges what an account keeps. Nothing left is enough: the holder leaves. */
export function judgeRemainder(
  remainder: Shares,
  nav: Nav,
  { minimumHolding }: Pick<CompiledTerms, 'minimumHolding'>,
): RemainderAnswer {
  if (minimumHolding === null || remainder === 0n) return 'enough'
  const kept = minimumHolding.measure === 'shares' ? remainder : valueOf(remainder, nav)
  return kept >= minimumHolding.least ? 'enough' : minimumHolding.below
}
