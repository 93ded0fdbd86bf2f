import { splitByWeight } from '../amounts/split.ts'
import { type Fen, type Shares, oneNav } from '../amounts/units.ts'
import type { Lot } from '../holdings/lot.ts'
import { mustHold } from '../run/register-fault.ts'
import type { CompiledTerms } from '../terms/compile-terms.ts'
import { type Dividend, type DividendPlan, dividendOf } from './dividend.ts'

export type DividendMethod = 'cash' | 'reinvest'
/** An account with its lots at the end of the record date. */
export type RecordHolder = {
  readonly account: string
  readonly holder: string
  readonly method: DividendMethod
  readonly lots: readonly Lot[]
}
export type DividendInput = {
  readonly plan: DividendPlan
  readonly terms: Pick<CompiledTerms, 'performanceFee' | 'reinvestRounding'>
  readonly holders: readonly RecordHolder[]
  /** The total of the register at the end of the record date. The lots must add up to it. */
  readonly sharesHeld: Shares
}
export type HolderDividend = RecordHolder & {
  readonly dividend: Dividend
  /** `amount` by lot, in the order of the lots. */
  readonly lotAmounts: readonly Fen[]
}
export type DividendTotals = {
  readonly accounts: number
  readonly shares: Shares
  readonly gross: Fen
  readonly performanceFee: Fen
  readonly cash: Fen
  readonly reinvested: Fen
  readonly newShares: Shares
}
export type DividendOutput = {
  readonly holders: readonly HolderDividend[]
  readonly totals: DividendTotals
}

/**
 * Computes the dividend of every holder of the record date. Throws a RegisterFault if a control total does not hold.
 */
export function computeDividend({ plan, terms, holders, sharesHeld }: DividendInput): DividendOutput {
  const given = holders.map((holder): HolderDividend => {
    const dividend = dividendOf(holder.lots, plan, holder.method, terms)
    const weights = holder.lots.map(({ id, shares }) => ({ number: id, weight: shares }))
    return { ...holder, dividend, lotAmounts: splitByWeight(dividend.amount, weights) }
  })
  for (const one of given) checkHolder(one, plan)
  const totals = totalsOf(given)
  mustHold(totals.shares === sharesHeld, 'sharesNotAccounted')
  mustHold(totals.gross === totals.performanceFee + totals.cash + totals.reinvested, 'moneyNotAccounted')
  return { holders: given, totals }
}

/** Checks that an account has one holder, that no payment is negative and that the new shares are worth their price. */
function checkHolder(
  { account, holder, lots, method, dividend }: HolderDividend,
  { exNav }: DividendPlan,
): void {
  mustHold(
    lots.every((lot) => lot.account === account && lot.holder === holder),
    'accountOfTwoHolders',
    account,
  )
  mustHold(
    lots.every(({ shares }) => shares > 0n),
    'lotNegative',
    account,
  )
  mustHold(dividend.paid >= 0n && dividend.performanceFee >= 0n, 'moneyNotAccounted', account)
  if (method === 'cash') return
  const off = dividend.paid * oneNav - dividend.newShares * exNav
  mustHold(off < exNav && -2n * off <= exNav, 'sharesNotWorthMoney', account)
}

function totalsOf(given: readonly HolderDividend[]): DividendTotals {
  const sum = (of: (one: HolderDividend) => bigint) => given.reduce((total, one) => total + of(one), 0n)
  const paidBy = (method: DividendMethod) => sum((one) => (one.method === method ? one.dividend.paid : 0n))
  return {
    accounts: given.length,
    shares: sum(({ dividend }) => dividend.basis),
    gross: sum(({ dividend }) => dividend.amount),
    performanceFee: sum(({ dividend }) => dividend.performanceFee),
    cash: paidBy('cash'),
    reinvested: paidBy('reinvest'),
    newShares: sum(({ dividend }) => dividend.newShares),
  }
}
