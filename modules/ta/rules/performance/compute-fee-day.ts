import { splitByWeight } from '../amounts/split.ts'
import { type Fen, type Nav, type Rate, type Shares, oneNav } from '../amounts/units.ts'
import type { Lot } from '../holdings/lot.ts'
import { mustHold } from '../run/register-fault.ts'
import { type FeeDay, type LotFee, feeDay } from './fee-day.ts'
import { wholeFundFee } from './whole-fund.ts'

export type FeeDayTerms = {
  readonly method: 'wholeFund' | 'perLot'
  readonly rate: Rate
  readonly takenFrom: 'nav' | 'shares'
  readonly navPlaces: number
}
export type FeeDayInput = {
  readonly terms: FeeDayTerms
  readonly nav: Nav
  /** All lots of the fund with shares. */
  readonly lots: readonly Lot[]
  /** The total of the register. The lots must add up to it. */
  readonly sharesHeld: Shares
  /** High-water mark of the whole fund. */
  readonly mark: Nav
}
export type FeeDayOutput = {
  /** In the order of the lots of the input. */
  readonly lots: readonly LotFee[]
  readonly navAfter: Nav
  /** High-water mark of the whole fund afterwards. */
  readonly mark: Nav
  readonly totals: {
    readonly lots: number
    readonly charged: number
    readonly fee: Fen
    readonly sharesOff: Shares
    readonly sharesBefore: Shares
    readonly sharesAfter: Shares
  }
}

/** The performance fee of a fund on a fee day. Throws a RegisterFault if a control total does not hold. */
export function computeFeeDay(input: FeeDayInput): FeeDayOutput {
  const { lots, nav, terms, sharesHeld } = input
  const isWhole = terms.method === 'wholeFund'
  const taken = isWhole ? wholeFundDay(input) : feeDay(lots, nav, terms)
  const { fee, sharesOff, navAfter } = taken
  check(input, taken)
  return {
    lots: taken.lots,
    navAfter,
    // the fund's mark rises in the per-lot method as well, so that a later change to the whole-fund method does not
    // charge the same gain again
    mark: fee > 0n && navAfter > input.mark ? navAfter : input.mark,
    totals: {
      lots: lots.length,
      charged: taken.lots.filter((lot) => lot.fee > 0n).length,
      fee,
      sharesOff,
      sharesBefore: sharesHeld,
      sharesAfter: sharesHeld - sharesOff,
    },
  }
}

/**
 * The whole-fund method: the fee is computed on the fund's own high-water mark, to the fen, and split among all lots
 * by their shares. The lots' marks rise to the fund's mark, so that a later change to the per-lot method does not
 * charge the same gain again.
 */
function wholeFundDay({ lots, nav, terms, sharesHeld, mark }: FeeDayInput): FeeDay {
  const fund = wholeFundFee({ shares: sharesHeld, nav, mark }, terms)
  const weights = lots.map(({ id, shares }) => ({ number: id, weight: shares }))
  const split = (total: bigint) => (total === 0n ? lots.map(() => 0n) : splitByWeight(total, weights))
  const [fees, off] = [split(fund.fee), split(fund.sharesOff)]
  return {
    fee: fund.fee,
    sharesOff: fund.sharesOff,
    navAfter: fund.navAfter,
    lots: lots.map((lot, index): LotFee => {
      const sharesOff = off[index] ?? 0n
      const rises = fund.fee > 0n && fund.mark > lot.mark
      return {
        lot: lot.id,
        fee: fees[index] ?? 0n,
        sharesOff,
        sharesAfter: lot.shares - sharesOff,
        mark: rises ? fund.mark : lot.mark,
      }
    }),
  }
}

function check({ lots, nav, sharesHeld, terms }: FeeDayInput, taken: FeeDay): void {
  const sum = (of: (lot: LotFee) => bigint) => taken.lots.reduce((total, lot) => total + of(lot), 0n)
  mustHold(nav > 0n && taken.navAfter > 0n, 'navNotPositive')
  mustHold(lots.reduce((total, { shares }) => total + shares, 0n) === sharesHeld, 'sharesNotAccounted')
  for (const lot of taken.lots) mustHold(lot.fee >= 0n && lot.sharesAfter >= 0n, 'lotNegative', lot.lot)
  mustHold(sum(({ fee }) => fee) === taken.fee, 'moneyNotAccounted')
  mustHold(sum(({ sharesOff }) => sharesOff) === taken.sharesOff, 'sharesNotAccounted')
  if (terms.takenFrom === 'nav') return mustHold(taken.sharesOff === 0n, 'sharesNotAccounted')
  // each rounding is off by half a hundredth of a share at most
  const roundings = BigInt(terms.method === 'wholeFund' ? 1 : lots.length)
  const off = 2n * (taken.fee * oneNav - taken.sharesOff * nav)
  mustHold((off < 0n ? -off : off) <= nav * roundings, 'sharesNotWorthMoney')
}
