import { divideUp, sharesFor, valueOf } from '../amounts/rounding.ts'
import { splitByWeight } from '../amounts/split.ts'
import { type Fen, type Nav, type Rate, type Shares, oneNav, oneRate } from '../amounts/units.ts'
import type { Lot } from '../holdings/lot.ts'
import { feeAbove } from '../performance/per-lot.ts'
import type { CompiledTerms } from '../terms/compile-terms.ts'

// At a dividend the performance fee is at most 60 % of the amount distributed (业绩报酬指引).
const limit = 60_000_000n

export type DividendPlan = {
  /** Yuan per share, at eight places as a net asset value is. */
  readonly perShare: Nav
  /** The net asset value of the record date, dividend included, and of the ex-date, which is the reinvestment price. */
  readonly cumNav: Nav
  readonly exNav: Nav
}
export type LotMark = { readonly lot: string; readonly performanceFee: Fen; readonly mark: Nav }
export type Dividend = {
  readonly basis: Shares
  readonly amount: Fen
  readonly performanceFee: Fen
  /** amount − performanceFee: the cash paid out, or the price of the new shares. */
  readonly paid: Fen
  /** 0 for cash. Otherwise they become a lot of the ex-date, with the NAV of the ex-date as its high-water mark. */
  readonly newShares: Shares
  readonly lots: readonly LotMark[]
}
type DividendTerms = Pick<CompiledTerms, 'performanceFee' | 'reinvestRounding'>

/** The dividend of an account with these lots at the end of the record date (E9). */
export function dividendOf(
  lots: readonly Lot[],
  plan: DividendPlan,
  method: 'cash' | 'reinvest',
  terms: DividendTerms,
): Dividend {
  const basis = lots.reduce((sum, lot) => sum + lot.shares, 0n)
  const amount = valueOf(basis, plan.perShare)
  const charged = chargeLots(lots, amount, plan, terms)
  const performanceFee = charged.reduce((sum, lot) => sum + lot.performanceFee, 0n)
  const paid = amount - performanceFee
  return {
    basis,
    amount,
    performanceFee,
    paid,
    newShares: method === 'cash' ? 0n : sharesFor(paid, plan.exNav, terms.reinvestRounding),
    lots: charged,
  }
}

/** The fund may pay out realised profit only. */
export const isCovered = (total: Fen, realised: Fen): boolean => total <= realised

function chargeLots(
  lots: readonly Lot[],
  amount: Fen,
  plan: DividendPlan,
  { performanceFee }: DividendTerms,
): readonly LotMark[] {
  const rate = performanceFee?.method === 'perLot' && performanceFee.atDividend ? performanceFee.rate : 0n
  const full = lots.map((lot) => feeAbove(lot.shares, plan.cumNav, lot.mark, rate))
  const owed = full.reduce((sum, fee) => sum + fee, 0n)
  const most = (amount * limit) / oneRate
  const taken =
    owed <= most
      ? full
      : splitByWeight(
          most,
          lots.map((lot, index) => ({ number: lot.id, weight: full[index] ?? 0n })),
        )
  const reduction = performanceFee?.markAfterDividend === 'reduced' ? plan.perShare : 0n
  return lots.map((lot, index) => {
    const fee = taken[index] ?? 0n
    const mark = raisedMark(lot, plan.cumNav, { fee, full: full[index] ?? 0n, rate }) - reduction
    return { lot: lot.id, performanceFee: fee, mark: mark > 0n ? mark : 0n }
  })
}

/** If the limit cuts the fee, the high-water mark rises only by the gain that was charged, rounded up. */
function raisedMark(lot: Lot, cumNav: Nav, { fee, full, rate }: { fee: Fen; full: Fen; rate: Rate }): Nav {
  if (fee === 0n) return lot.mark
  if (fee === full) return cumNav
  const raised = lot.mark + divideUp(fee * oneNav * oneRate, lot.shares * rate)
  return raised < cumNav ? raised : cumNav
}
