import { type Fen, type Nav, type Rate, type Shares, oneNav, oneRate } from './units.ts'

/** half-up rounds a half away from zero, truncate towards zero, up to the greater. */
export type Rounding = 'half-up' | 'truncate' | 'up'

/** n/d to the nearest whole number, a half away from zero. `d` is positive. */
export const divideHalfUp = (n: bigint, d: bigint): bigint => (n < 0n ? (n - d / 2n) / d : (n + d / 2n) / d)

/** n/d, rounded up to the next whole number. `d` is positive. */
export const divideUp = (n: bigint, d: bigint): bigint => (n > 0n ? (n + d - 1n) / d : n / d)

/** n/d as a whole number. Throws RangeError unless `d` is positive. */
export function divide(n: bigint, d: bigint, rounding: Rounding): bigint {
  if (d <= 0n) throw new RangeError('the divisor must be positive')
  if (rounding === 'half-up') return divideHalfUp(n, d)
  return rounding === 'up' ? divideUp(n, d) : n / d
}

/** The value of shares at a NAV, to the fen. */
export const valueOf = (shares: Shares, nav: Nav): Fen => divideHalfUp(shares * nav, oneNav)

/** The shares that an amount of money buys, to the hundredth. */
export const sharesFor = (money: Fen, nav: Nav, rounding: Rounding): Shares =>
  divide(money * oneNav, nav, rounding)

/** The part of an amount of money, to the fen. */
export const partOf = (money: Fen, rate: Rate): Fen => divideHalfUp(money * rate, oneRate)

/** The value rounded to the places that the fund publishes. */
export function roundNav(nav: Nav, places: number): Nav {
  const unit = 10n ** BigInt(8 - places)
  return divideHalfUp(nav, unit) * unit
}
