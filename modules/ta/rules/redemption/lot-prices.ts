import { divideHalfUp, partOf, valueOf } from '../amounts/rounding.ts'
import { type Fen, type Nav, type Rate, type Shares, oneRate } from '../amounts/units.ts'
import type { Lot } from '../holdings/lot.ts'
import { feeAbove } from '../performance/per-lot.ts'
import type { CompiledTerms } from '../terms/compile-terms.ts'
import { holdingDays, rateAfter, unlockedOn } from './holding-days.ts'

/** gross = fee + shortHoldingFee + performanceFee + net. */
export type LotUse = {
  readonly lot: string
  readonly shares: Shares
  readonly days: number
  readonly gross: Fen
  readonly fee: Fen
  /** Fee for redeeming within a lock-up of kind `fee`; belongs to the fund. */
  readonly shortHoldingFee: Fen
  readonly performanceFee: Fen
  readonly net: Fen
}
export type PriceTerms = Pick<CompiledTerms, 'redemption' | 'lockUp' | 'dayCount' | 'performanceFee'>
/** Facts that depend only on the confirmation day of a lot. */
export type DayPrices = {
  readonly days: number
  readonly rate: Rate
  readonly shortHoldingRate: Rate
  readonly isLocked: boolean
}
/** The redemption of one day: the same terms, net asset value and dates for all its applications. */
export type LotPrices = {
  readonly nav: Nav
  readonly performanceRate: Rate
  readonly ofDay: (confirmedOn: string) => DayPrices
}

/** Lock-up is judged on the open day; days held are counted up to the confirmation. */
export function lotPrices(
  terms: PriceTerms,
  {
    nav,
    openDay,
    confirmedOn,
  }: { readonly nav: Nav; readonly openDay: string; readonly confirmedOn: string },
): LotPrices {
  const { lockUp, performanceFee } = terms
  const known = new Map<string, DayPrices>()
  const price = (from: string): DayPrices => {
    const days = holdingDays(from, confirmedOn, terms.dayCount)
    const isWithinLock = lockUp !== null && openDay < unlockedOn(from, lockUp.months)
    return {
      days,
      rate: rateAfter(days, terms.redemption.tiers),
      shortHoldingRate: isWithinLock ? rateAfter(days, lockUp.tiers) : 0n,
      isLocked: isWithinLock && lockUp.kind === 'hard',
    }
  }
  return {
    nav,
    performanceRate: performanceFee?.method === 'perLot' ? performanceFee.rate : 0n,
    ofDay: (from) => {
      const there = known.get(from)
      if (there !== undefined) return there
      const made = price(from)
      known.set(from, made)
      return made
    },
  }
}

/** Reductions of one application. `factor` multiplies the redemption fee; 0 waives it. */
export type Reductions = { readonly factor: Rate; readonly isPerformanceFeeWaived: boolean }
export const noReductions: Reductions = { factor: oneRate, isPerformanceFeeWaived: false }

/** The proceeds of shares of a lot (domain.md): gross = r2(S·NAV), fee = r2(gross·rate by holding days). */
export function priceShares(lot: Lot, shares: Shares, prices: LotPrices, reductions: Reductions): LotUse {
  const { nav, performanceRate } = prices
  const { days, rate, shortHoldingRate } = prices.ofDay(lot.confirmedOn)
  const gross = valueOf(shares, nav)
  const fee = rate === 0n ? 0n : divideHalfUp(gross * rate * reductions.factor, oneRate * oneRate)
  const shortHoldingFee = shortHoldingRate === 0n ? 0n : partOf(gross, shortHoldingRate)
  const charged = reductions.isPerformanceFeeWaived ? 0n : feeAbove(shares, nav, lot.mark, performanceRate)
  const left = gross - fee - shortHoldingFee
  const performanceFee = charged < left ? charged : left
  return {
    lot: lot.id,
    shares,
    days,
    gross,
    fee,
    shortHoldingFee,
    performanceFee,
    net: left - performanceFee,
  }
}
