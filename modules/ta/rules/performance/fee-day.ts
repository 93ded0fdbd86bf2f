import { roundNav, sharesFor } from '../amounts/rounding.ts'
import type { Fen, Nav, Rate, Shares } from '../amounts/units.ts'
import type { Lot } from '../holdings/lot.ts'
import { feeAbove } from './per-lot.ts'
import { navLess } from './whole-fund.ts'

export type LotFee = {
  readonly lot: string
  readonly fee: Fen
  readonly sharesOff: Shares
  readonly sharesAfter: Shares
  readonly mark: Nav
}
export type FeeDay = {
  readonly fee: Fen
  readonly sharesOff: Shares
  readonly navAfter: Nav
  readonly lots: readonly LotFee[]
}

/**
 * The performance fee of a fee day lot by lot (E8), for all lots of the fund.
 * - Taken in shares: each lot gives up shares worth its fee, and its high-water mark becomes the NAV.
 * - Taken from the NAV: the NAV falls for all lots, and the mark of each lot that paid becomes the lower NAV.
 * A lot whose mark is not below the NAV pays nothing and keeps its mark.
 */
export function feeDay(
  lots: readonly Lot[],
  nav: Nav,
  {
    rate,
    takenFrom,
    navPlaces,
  }: { readonly rate: Rate; readonly takenFrom: 'nav' | 'shares'; readonly navPlaces: number },
): FeeDay {
  const fees = lots.map((lot) => feeAbove(lot.shares, nav, lot.mark, rate))
  const fee = sum(fees)
  const shares = sum(lots.map((lot) => lot.shares))
  const isFromNav = takenFrom === 'nav'
  const navAfter = isFromNav && fee > 0n ? roundNav(navLess(shares, nav, fee), navPlaces) : nav
  const charged = lots.map((lot, index): LotFee => {
    const own = fees[index] ?? 0n
    const sharesOff = isFromNav ? 0n : sharesFor(own, nav, 'half-up')
    const mark = own > 0n && navAfter > lot.mark ? navAfter : lot.mark
    return { lot: lot.id, fee: own, sharesOff, sharesAfter: lot.shares - sharesOff, mark }
  })
  return { fee, sharesOff: sum(charged.map((one) => one.sharesOff)), navAfter, lots: charged }
}

const sum = (figures: readonly bigint[]) => figures.reduce((total, one) => total + one, 0n)
