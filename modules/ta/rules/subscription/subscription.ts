import type { LoadMode } from '../../contract/terms/fees.ts'
import { type Rounding, divideHalfUp, partOf, sharesFor } from '../amounts/rounding.ts'
import { type Fen, type Nav, type Rate, type Shares, oneRate } from '../amounts/units.ts'
import type { LoadTerms, LoadTier } from '../terms/compile-terms.ts'

const oneExact = oneRate * oneRate

/** A fee as a rate or as an amount. `exact` is rate times discount at 16 places, so that it is rounded only once. */
export type Load =
  | { readonly kind: 'rate'; readonly exact: bigint }
  | { readonly kind: 'fixed'; readonly fee: Fen }

/** paid = fee + net. */
export type LoadedMoney = { readonly paid: Fen; readonly fee: Fen; readonly net: Fen }
export type Subscription = LoadedMoney & { readonly shares: Shares }

/** The load of the tier for this amount; a discount multiplies rates and fixed fees alike. */
export function loadFor(amount: Fen, { tiers }: Pick<LoadTerms, 'tiers'>, factor: Rate = oneRate): Load {
  let tier: LoadTier | undefined
  for (const one of tiers) if (one.from <= amount) tier = one
  if (tier === undefined) return { kind: 'fixed', fee: 0n }
  return tier.kind === 'rate'
    ? { kind: 'rate', exact: tier.rate * factor }
    : { kind: 'fixed', fee: partOf(tier.fee, factor) }
}

/** Splits the amount into fee and net investment (domain.md, NAV, shares, fees). `net` can fall to 0 or below. */
export function moneyOf(amount: Fen, mode: LoadMode, load: Load): LoadedMoney {
  if (mode === 'outside' && load.kind === 'rate') {
    const net = divideHalfUp(amount * oneExact, oneExact + load.exact)
    return { paid: amount, fee: amount - net, net }
  }
  const fee = load.kind === 'fixed' ? load.fee : divideHalfUp(amount * load.exact, oneExact)
  return mode === 'onTop'
    ? { paid: amount + fee, fee, net: amount }
    : { paid: amount, fee, net: amount - fee }
}

/**
 * A confirmed subscription. `amount` is the requested amount: the money paid in or, with the fee on top, the net
 * investment. `factor` is the discount, `rounding` the share rounding of the fund.
 */
export function subscribe(
  amount: Fen,
  nav: Nav,
  terms: LoadTerms,
  { factor = oneRate, rounding }: { readonly factor?: Rate; readonly rounding: Rounding },
): Subscription {
  const money = moneyOf(amount, terms.mode, loadFor(amount, terms, factor))
  return { ...money, shares: sharesFor(money.net, nav, rounding) }
}
