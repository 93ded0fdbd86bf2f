import { multiply } from '@iisp/contract/decimal'
import { compare, subtract } from '@iisp/contract/exact'
import { sharesFor } from './trigger-orders.ts'

interface Asked {
  /** Yuan that the redemption has to raise. */
  readonly amount: string
  /** Set if the caller has already computed the shares. */
  readonly shares?: string | undefined
  /** The mother's latest confirmed NAV. */
  readonly unitNav: string | null
  readonly held: { readonly shares: string; readonly frozen: string }
}
export type SharesToRedeem =
  | { readonly shares: string; readonly fewer: boolean }
  | { readonly impossible: 'noShares' | 'noNav' }

export const freeShares = ({ shares, frozen }: Asked['held']): string => subtract(shares, frozen)

/**
 * Returns the number of shares that raise the amount, limited to the shares that are neither
 * pledged nor frozen.
 */
export function sharesToRedeem({ amount, shares, unitNav, held }: Asked): SharesToRedeem {
  const free = freeShares(held)
  if (compare(free, '0.00') <= 0) return { impossible: 'noShares' }
  if (shares === undefined && unitNav === null) return { impossible: 'noNav' }
  const wanted = shares ?? sharesFor(amount, unitNav ?? '')
  if (compare(wanted, '0.00') <= 0) return { impossible: 'noShares' }
  const fewer = compare(wanted, free) > 0
  return { shares: fewer ? free : wanted, fewer }
}

/**
 * The ratio of the free shares given in the settings of the forced redemption, truncated to
 * hundredths.
 */
export const partOfShares = (held: Asked['held'], ratio: string): string =>
  multiply(freeShares(held), ratio, 2, 'truncate')
