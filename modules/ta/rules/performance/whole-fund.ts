import { divideHalfUp, roundNav, sharesFor } from '../amounts/rounding.ts'
import { type Fen, type Nav, type Rate, type Shares, oneNav } from '../amounts/units.ts'
import { feeAbove } from './per-lot.ts'

export type WholeFundFee = {
  readonly fee: Fen
  readonly navAfter: Nav
  /** Shares given up by all holders together, if the fee is taken in shares. */
  readonly sharesOff: Shares
  /** The high-water mark afterwards. */
  readonly mark: Nav
}

/**
 * The fee of the whole fund on a fee day (domain.md): a share of the gain of all shares above the fund's high-water
 * mark.
 * - Taken from the NAV: the NAV falls, and the lower NAV becomes the mark.
 * - Taken in shares: the NAV stays and becomes the mark.
 */
export function wholeFundFee(
  { shares, nav, mark }: { readonly shares: Shares; readonly nav: Nav; readonly mark: Nav },
  {
    rate,
    takenFrom,
    navPlaces,
  }: { readonly rate: Rate; readonly takenFrom: 'nav' | 'shares'; readonly navPlaces: number },
): WholeFundFee {
  const fee = feeAbove(shares, nav, mark, rate)
  if (fee === 0n) return { fee, navAfter: nav, sharesOff: 0n, mark }
  if (takenFrom === 'shares')
    return { fee, navAfter: nav, sharesOff: sharesFor(fee, nav, 'half-up'), mark: nav }
  const navAfter = roundNav(navLess(shares, nav, fee), navPlaces)
  return { fee, navAfter, sharesOff: 0n, mark: navAfter > mark ? navAfter : mark }
}

/** The net asset value of a share after a fee, unrounded beyond eight places. */
export const navLess = (shares: Shares, nav: Nav, fee: Fen): Nav =>
  divideHalfUp(shares * nav - fee * oneNav, shares)
