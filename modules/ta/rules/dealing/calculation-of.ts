import type { ConfirmationKind } from '../../contract/applications/business-codes.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import type { CalculationStep } from '../../contract/terms/calculation.ts'
import { oneRate, toFen, toNav, toShares } from '../amounts/units.ts'
import type { Confirmation } from '../run/confirmation.ts'
import { noFee } from '../run/split-fee.ts'
import { compileTerms } from '../terms/compile-terms.ts'
import { factorOf } from '../terms/discount.ts'
import { dividendCalculation } from '../calculation/dividend-calculation.ts'
import { feeDayCalculation } from '../calculation/fee-day-calculation.ts'
import { redemptionCalculation } from '../calculation/redemption-calculation.ts'
import { subscriptionCalculation } from '../calculation/subscription-calculation.ts'

/** The use of a lot, as stored with a confirmation: decimal strings. */
export interface StoredUse {
  readonly lot: string
  readonly shares: string
  readonly days: number
  readonly gross: string
  readonly fee: string
  readonly shortHoldingFee: string
  readonly performanceFee: string
  readonly net: string
}
/** The stored figures of a confirmation: decimal strings. */
export interface StoredConfirmation {
  readonly kind: ConfirmationKind
  readonly shares: string
  readonly gross: string
  readonly fee: string
  readonly performanceFee: string
  /** Part of `fee`: the top-up of a conversion for the higher load of its target. */
  readonly topUpFee: string
  /** Part of `fee`: the sum over all its lots. */
  readonly shortHoldingFee: string
  readonly net: string
  readonly unitNav: string
  readonly openDay: string
  readonly confirmedOn: string
  readonly distributor: string
  /** Dividends only: yuan a share, and the shares that received it. */
  readonly perShare: string | null
  readonly basis: string | null
  /** True for a fee day that takes its fee in shares. */
  readonly isFeeDay: boolean
}
/** Placeholders for figures that the calculation does not show. */
const notShown = {
  number: '',
  account: '',
  holder: '',
  distributor: null,
  refusal: null,
  returnCode: '0000',
  isFinished: true,
  shortHoldingFee: 0n,
  performanceFee: 0n,
  topUpFee: 0n,
  refund: 0n,
  fees: noFee,
  topUpFees: noFee,
  deferred: 0n,
  cancelled: 0n,
  uses: [],
} satisfies Partial<Confirmation>
type Used = StoredUse & { readonly registeredOn: string | null; readonly mark: string | null }

/**
 * The calculation of a stored confirmation, by the terms of its run and with the given lots. Empty for a refused
 * application.
 */
export function calculationOf(
  one: StoredConfirmation,
  lots: readonly Used[],
  fundTerms: FundTerms,
): readonly CalculationStep[] {
  const { perShare, basis } = one
  if (perShare !== null && basis !== null) return dividendCalculation({ ...one, perShare, basis }, fundTerms)
  // a whole-fund fee is split among the lots, so no lot has a calculation of its own
  if (one.isFeeDay)
    return fundTerms.performanceFee.method === 'perLot' ? feeDayCalculation(lots, one.unitNav) : []
  const shares = toShares(one.shares)
  if (shares === 0n) return []
  const terms = compileTerms(fundTerms)
  const day = { terms, nav: toNav(one.unitNav), openDay: one.openDay, confirmedOn: one.confirmedOn }
  const factor = factorOf(one, terms) ?? oneRate
  const figures = { gross: toFen(one.gross), net: toFen(one.net), shares: shares < 0n ? -shares : shares }
  if (one.kind === '120' || one.kind === '122' || one.kind === '137') {
    const worked = { ...notShown, ...figures, code: one.kind, fee: toFen(one.fee) }
    return subscriptionCalculation(worked, factor, day)
  }
  if (one.kind !== '124' && one.kind !== '138' && one.kind !== '142') return []
  const topUpFee = toFen(one.topUpFee)
  const shortHoldingFee = toFen(one.shortHoldingFee)
  return redemptionCalculation(
    {
      ...notShown,
      ...figures,
      code: one.kind === '138' ? '136' : one.kind,
      fee: toFen(one.fee) - shortHoldingFee - topUpFee,
      topUpFee,
      shortHoldingFee,
      performanceFee: toFen(one.performanceFee),
      uses: lots.map(useOf),
    },
    new Map(
      lots.flatMap(({ lot, registeredOn, mark }) =>
        registeredOn === null || mark === null
          ? []
          : [[lot, { confirmedOn: registeredOn, mark: toNav(mark) }] as const],
      ),
    ),
    day,
    { factor, isPerformanceFeeWaived: false },
  )
}

const useOf = ({ lot, days, ...use }: Used) => ({
  lot,
  days,
  shares: toShares(use.shares),
  gross: toFen(use.gross),
  fee: toFen(use.fee),
  shortHoldingFee: toFen(use.shortHoldingFee),
  performanceFee: toFen(use.performanceFee),
  net: toFen(use.net),
})
