import type { FundTerms } from '../../contract/terms/terms.ts'
import { fromFen, fromShares, toFen, toNav, toShares } from '../amounts/units.ts'
import type { Lot } from '../holdings/lot.ts'
import { lotPrices } from '../redemption/lot-prices.ts'
import { compileTerms } from '../terms/compile-terms.ts'
import { forcedRedemption } from './forced-redemption.ts'

/** The holding of an account in a fund, as decimal strings. Lots come oldest first. */
export interface LinkedLots {
  readonly frozen: string
  readonly lots: readonly {
    readonly id: string
    readonly shares: string
    readonly registeredOn: string
    readonly mark: string
  }[]
}
export interface RedemptionQuote {
  readonly shares: string
  readonly net: string
  readonly missing: string
}

/**
 * The lots of a linked account in the form of the rules. The high-water mark also serves as cost price, because no
 * fee depends on the cost.
 */
export const lotsOfAccount = (account: string, { lots }: Pick<LinkedLots, 'lots'>): Lot[] =>
  lots.map((lot) => ({
    id: lot.id,
    account,
    holder: account,
    confirmedOn: lot.registeredOn,
    shares: toShares(lot.shares),
    mark: toNav(lot.mark),
    nav: toNav(lot.mark),
    source: '1',
  }))

/** The shares of an account to redeem on a day so that at least `amount` is paid after fees. */
export function quoteRedemption(
  amount: string,
  held: LinkedLots,
  { terms, unitNav, on }: { readonly terms: FundTerms; readonly unitNav: string; readonly on: string },
): RedemptionQuote {
  const prices = lotPrices(compileTerms(terms), { nav: toNav(unitNav), openDay: on, confirmedOn: on })
  const lots = lotsOfAccount('quoted', held)
  const { shares, net, missing } = forcedRedemption(toFen(amount), lots, toShares(held.frozen), prices)
  return { shares: fromShares(shares), net: fromFen(net), missing: fromFen(missing) }
}
