import { divideUp } from '../amounts/rounding.ts'
import { type Fen, type Nav, type Rate, type Shares, oneNav, oneRate } from '../amounts/units.ts'

/**
 * Shares of the mother that bring at least this money after a redemption fee, rounded up to the hundredth (E12).
 * `rate` is the redemption fee and must be below 1.
 */
export function sharesBringing(money: Fen, nav: Nav, rate: Rate = 0n): Shares {
  if (rate >= oneRate) throw new RangeError('a fee of 100 % leaves nothing')
  return divideUp(money * oneNav * oneRate, nav * (oneRate - rate))
}

/**
 * The amount to subscribe or redeem in the mother fund: a ratio of the child's amount, cut to cents, or a fixed
 * amount.
 */
export const linkedAmount = (
  childAmount: Fen,
  link: { readonly ratio: Rate } | { readonly amount: Fen },
): Fen => ('ratio' in link ? (childAmount * link.ratio) / oneRate : link.amount)
