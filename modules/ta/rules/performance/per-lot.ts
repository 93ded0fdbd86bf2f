import { divideHalfUp } from '../amounts/rounding.ts'
import { type Fen, type Nav, type Rate, type Shares, oneNav, oneRate } from '../amounts/units.ts'

const feeUnit = oneNav * oneRate

/** The fee on the gain of shares above their high-water mark, to the fen; 0 without a gain (E7, E8). */
export const feeAbove = (shares: Shares, nav: Nav, mark: Nav, rate: Rate): Fen =>
  nav > mark ? divideHalfUp(shares * (nav - mark) * rate, feeUnit) : 0n
