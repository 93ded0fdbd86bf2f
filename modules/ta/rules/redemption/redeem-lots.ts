import type { Fen, Shares } from '../amounts/units.ts'
import type { Lot } from '../holdings/lot.ts'
import { type LotPrices, type LotUse, type Reductions, noReductions, priceShares } from './lot-prices.ts'

export type Redemption = {
  /** The shares taken: the requested number, or fewer if the free lots hold fewer. */
  readonly shares: Shares
  readonly gross: Fen
  readonly fee: Fen
  readonly shortHoldingFee: Fen
  readonly performanceFee: Fen
  readonly net: Fen
  readonly uses: readonly LotUse[]
}

/** Shares without a lock-up. */
export const freeShares = (lots: readonly Lot[], prices: LotPrices): Shares =>
  lots.reduce((sum, lot) => (prices.ofDay(lot.confirmedOn).isLocked ? sum : sum + lot.shares), 0n)

/** Takes shares from the lots in the given order (oldest first, see `compareLots`) and skips locked lots. */
export function redeemLots(
  lots: readonly Lot[],
  asked: Shares,
  prices: LotPrices,
  reductions: Reductions = noReductions,
): Redemption {
  const uses: LotUse[] = []
  let remainder = asked
  let [gross, fee, shortHoldingFee, performanceFee, net] = [0n, 0n, 0n, 0n, 0n]
  for (const lot of lots) {
    if (remainder === 0n) break
    if (lot.shares === 0n || prices.ofDay(lot.confirmedOn).isLocked) continue
    const use = priceShares(lot, lot.shares < remainder ? lot.shares : remainder, prices, reductions)
    remainder -= use.shares
    gross += use.gross
    fee += use.fee
    shortHoldingFee += use.shortHoldingFee
    performanceFee += use.performanceFee
    net += use.net
    uses.push(use)
  }
  return { shares: asked - remainder, gross, fee, shortHoldingFee, performanceFee, net, uses }
}
