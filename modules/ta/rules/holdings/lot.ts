import { compareNumbers } from '../amounts/split.ts'
import type { Nav, Shares } from '../amounts/units.ts'

/** Where the shares come from, as SourceType of the exchange files: issue, subscription, plan, dividend. */
export type LotSource = '0' | '1' | '2' | '3'

/** Shares of one account confirmed on one day by one application. */
export type Lot = {
  readonly id: string
  readonly account: string
  readonly holder: string
  /** Days held and lock-up run from here. */
  readonly confirmedOn: string
  readonly shares: Shares
  /** A performance fee is charged on the gain above it. */
  readonly mark: Nav
  /** The net asset value at which the lot was confirmed: its cost per share. */
  readonly nav: Nav
  readonly source: LotSource
}

/** First confirmed first out; lots of one day in the order of their numbers. */
export const compareLots = (a: Lot, b: Lot): number =>
  a.confirmedOn === b.confirmedOn ? compareNumbers(a.id, b.id) : a.confirmedOn < b.confirmedOn ? -1 : 1
