import { roundNav } from '../amounts/rounding.ts'
import type { Nav, Rate } from '../amounts/units.ts'
import type { Lot } from '../holdings/lot.ts'
import { feeAbove } from './per-lot.ts'
import { navLess } from './whole-fund.ts'

type Held = Pick<Lot, 'shares' | 'mark'>

/**
 * 虚拟净值: the net asset value of a share as if the performance fee were taken today (E7), for one lot or for all lots
 * of a holder. Equal to `nav` without shares.
 */
export function virtualNav(
  lots: readonly Held[],
  nav: Nav,
  { rate, navPlaces }: { readonly rate: Rate; readonly navPlaces: number },
): Nav {
  const shares = lots.reduce((sum, lot) => sum + lot.shares, 0n)
  const fee = lots.reduce((sum, lot) => sum + feeAbove(lot.shares, nav, lot.mark, rate), 0n)
  return shares === 0n ? nav : roundNav(navLess(shares, nav, fee), navPlaces)
}
