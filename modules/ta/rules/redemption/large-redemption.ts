import { type Weighted, splitByWeight } from '../amounts/split.ts'
import { type Rate, type Shares, oneRate } from '../amounts/units.ts'

type LargeTerms = { readonly ratio: Rate; readonly base: 'gross' | 'net' }
/** `out`: redemptions and conversions out; `into`: subscriptions and conversions in, at the day's net asset value. */
export type Flows = { readonly sharesBefore: Shares; readonly out: Shares; readonly into: Shares }

/** The most shares that can leave without making the day one of large redemption. */
export const lineOf = (sharesBefore: Shares, { ratio }: Pick<LargeTerms, 'ratio'>): Shares =>
  (sharesBefore * ratio) / oneRate

/** Whether the net redemption exceeds the threshold (ta-fa 6). */
export const isLarge = ({ sharesBefore, out, into }: Flows, terms: LargeTerms): boolean =>
  (out - into) * oneRate > sharesBefore * terms.ratio

/**
 * The fewest shares that the manager must accept on such a day, of all requests together; never more than the
 * requests.
 */
export function leastAccepted({ sharesBefore, out, into }: Flows, terms: LargeTerms): Shares {
  const accepted = lineOf(sharesBefore, terms) + (terms.base === 'net' ? into : 0n)
  return accepted < out ? accepted : out
}

/** Splits the accepted total by requested shares (E1): parts are cut, missing units go to the largest remainders. */
export function acceptProRata(accepted: Shares, requests: readonly Weighted[]): readonly Shares[] {
  const asked = requests.reduce((sum, { weight }) => sum + weight, 0n)
  return asked <= accepted ? requests.map(({ weight }) => weight) : splitByWeight(accepted, requests)
}
