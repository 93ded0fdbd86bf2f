import { type Fen, type Rate, oneRate } from '../amounts/units.ts'
import { loadFor, moneyOf } from '../subscription/subscription.ts'
import type { LoadTerms } from '../terms/compile-terms.ts'

/** base = topUpFee + net; the net amount buys shares of the target. */
export type Conversion = { readonly topUpFee: Fen; readonly net: Fen }

/**
 * The load is computed as outside the amount, even if the target takes its fee on top: a conversion brings no further
 * money.
 */
const feeOf = (base: Fen, terms: LoadTerms, factor: Rate) =>
  moneyOf(base, terms.mode === 'inside' ? 'inside' : 'outside', loadFor(base, terms, factor)).fee

/**
 * The top-up fee that a conversion owes for the higher load of the target (E10), by the difference of rates or of
 * fees.
 * - A lower load of the target refunds nothing.
 * - If one of the loads is a fixed fee, the difference of fees is used.
 */
export function convert(
  base: Fen,
  from: LoadTerms,
  to: LoadTerms,
  { topUp, factor = oneRate }: { readonly topUp: 'rates' | 'fees'; readonly factor?: Rate },
): Conversion {
  const [old, load] = [loadFor(base, from, factor), loadFor(base, to, factor)]
  if (topUp === 'rates' && old.kind === 'rate' && load.kind === 'rate') {
    if (load.exact <= old.exact) return { topUpFee: 0n, net: base }
    const { fee, net } = moneyOf(base, to.mode === 'inside' ? 'inside' : 'outside', {
      kind: 'rate',
      exact: load.exact - old.exact,
    })
    return { topUpFee: fee, net }
  }
  const difference = feeOf(base, to, factor) - feeOf(base, from, factor)
  const topUpFee = difference > 0n ? difference : 0n
  return { topUpFee, net: base - topUpFee }
}
