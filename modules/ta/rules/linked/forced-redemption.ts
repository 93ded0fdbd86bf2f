import { divideUp } from '../amounts/rounding.ts'
import { type Fen, type Shares, oneNav, oneRate } from '../amounts/units.ts'
import type { Lot } from '../holdings/lot.ts'
import { type LotPrices, type Reductions, noReductions, priceShares } from '../redemption/lot-prices.ts'
import { type Redemption, freeShares, redeemLots } from '../redemption/redeem-lots.ts'

export type ForcedRedemption = Redemption & {
  /** Shortfall of the money owed if the free shares do not suffice; otherwise 0. */
  readonly missing: Fen
}

/**
 * 付费自动强赎: the shares of the mother fund to redeem so that the child fund can pay `owed` (domain.md).
 * - The estimate is rounded up, settled by the ordinary formula and capped at the free shares.
 * - 0.01 share is added until the net amount suffices.
 * - `frozen` shares are not touched.
 * Lots come oldest first.
 */
export function forcedRedemption(
  owed: Fen,
  lots: readonly Lot[],
  frozen: Shares,
  prices: LotPrices,
  reductions: Reductions = noReductions,
): ForcedRedemption {
  const held = lots.reduce((sum, lot) => sum + lot.shares, 0n) - frozen
  const unlocked = freeShares(lots, prices)
  const most = held < unlocked ? (held > 0n ? held : 0n) : unlocked
  let shares = smaller(firstEstimate(owed, lots, prices, reductions), most)
  let redemption = redeemLots(lots, shares, prices, reductions)
  while (redemption.net < owed && shares < most) {
    shares += 1n
    redemption = redeemLots(lots, shares, prices, reductions)
  }
  return { ...redemption, missing: redemption.net < owed ? owed - redemption.net : 0n }
}

/** Takes whole lots while they bring less than `owed`; the formula gives the shares of the last lot. */
function firstEstimate(owed: Fen, lots: readonly Lot[], prices: LotPrices, reductions: Reductions): Shares {
  let shares = 0n
  let remainder = owed
  for (const lot of lots) {
    if (remainder <= 0n) break
    if (prices.ofDay(lot.confirmedOn).isLocked) continue
    const whole = priceShares(lot, lot.shares, prices, reductions).net
    const needed =
      whole < remainder ? lot.shares : smaller(sharesOf(lot, remainder, prices, reductions), lot.shares)
    shares += needed
    remainder = whole < remainder ? remainder - whole : 0n
  }
  return shares
}

/** remainder / (NAV · (1 − fee rates) − performance fee per share), rounded up. */
function sharesOf(lot: Lot, remainder: Fen, prices: LotPrices, reductions: Reductions): Shares {
  const { rate, shortHoldingRate } = prices.ofDay(lot.confirmedOn)
  const kept = oneRate * oneRate - rate * reductions.factor - shortHoldingRate * oneRate
  const gain = prices.nav > lot.mark && !reductions.isPerformanceFeeWaived ? prices.nav - lot.mark : 0n
  const perShare = prices.nav * kept - gain * prices.performanceRate * oneRate
  return perShare <= 0n ? lot.shares : divideUp(remainder * oneNav * oneRate * oneRate, perShare)
}

const smaller = (a: bigint, b: bigint) => (a < b ? a : b)
