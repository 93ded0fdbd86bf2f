import type { ConfirmationKind } from '../../contract/applications/business-codes.ts'
import type { Discount } from '../../contract/terms/fees.ts'
import { type Rate, oneRate } from '../amounts/units.ts'
import type { CompiledTerms } from './compile-terms.ts'

/** The lowest factor of the terms for this distributor on this day; 1 without a discount. */
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

/** The factor used for a confirmation's fee; null if its kind has no such fee. */
export function factorOf(
  {
    kind,
    distributor,
    openDay,
  }: { readonly kind: ConfirmationKind; readonly distributor: string; readonly openDay: string },
  terms: Pick<CompiledTerms, 'discounts' | 'redemption'>,
): Rate | null {
  if (kind === '120' || kind === '122') return lowestFactor(terms, 'subscription', distributor, openDay)
  if (kind !== '124' && kind !== '138' && kind !== '142') return null
  // a fee that belongs to the fund's assets is never reduced
  const isOfFund = terms.redemption.receivers.fundAssets === oneRate
  return isOfFund ? oneRate : lowestFactor(terms, 'redemption', distributor, openDay)
}
