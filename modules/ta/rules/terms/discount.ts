import type { Discount } from '../../contract/terms/fees.ts'
import { type Rate, oneRate } from '../amounts/units.ts'
import type { CompiledTerms } from './compile-terms.ts'

/** The lowest factor that the terms allow this distributor on this day; 1 without a discount. */
export function lowestFactor(
  { discounts }: Pick<CompiledTerms, 'discounts'>,
  on: Discount['on'],
  distributor: string | null,
  day: string,
): Rate {
  let lowest = oneRate
  for (const discount of discounts) {
    const isHis = discount.distributor === null || discount.distributor === distributor
    const isNow = discount.from <= day && (discount.to === null || day <= discount.to)
    if (discount.on === on && isHis && isNow && discount.factor < lowest) lowest = discount.factor
  }
  return lowest
}
