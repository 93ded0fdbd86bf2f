import type { CalculationStep } from '../../contract/terms/calculation.ts'
import { fromFen, fromNav, fromRate, fromShares } from '../amounts/units.ts'
import type { Lot } from '../holdings/lot.ts'
import { type LotUse, type Reductions, lotPrices, noReductions } from '../redemption/lot-prices.ts'
import type { Confirmation } from '../run/confirmation.ts'
import type { RunInput } from '../run/run-input.ts'
import { stepOf } from './step-of.ts'

type Day = Pick<RunInput, 'terms' | 'nav' | 'openDay' | 'confirmedOn'>

/** The calculation of the money of a confirmed redemption or conversion out: lot by lot, then in total. */
export function redemptionCalculation(
  confirmation: Confirmation,
  lots: ReadonlyMap<string, Pick<Lot, 'confirmedOn' | 'mark'>>,
  day: Day,
  reductions: Reductions = noReductions,
): readonly CalculationStep[] {
  const { gross, fee, shortHoldingFee, performanceFee, net, topUpFee } = confirmation
  const isConversion = confirmation.code === '136'
  const inputs = {
    gross: fromFen(gross),
    fee: fromFen(fee),
    shortHoldingFee: fromFen(shortHoldingFee),
    performanceFee: fromFen(performanceFee),
  }
  const left = fromFen(net + topUpFee)
  const formula = 'gross - fee - shortHoldingFee - performanceFee'
  const exact = { rounding: 'none' } as const
  return [
    ...confirmation.uses.flatMap((use) => lotSteps(use, lots.get(use.lot), day, reductions)),
    stepOf(isConversion ? 'base' : 'payable', formula, inputs, left, exact),
    ...(isConversion
      ? [stepOf('net', 'base - topUpFee', { base: left, topUpFee: fromFen(topUpFee) }, fromFen(net), exact)]
      : []),
  ]
}

function lotSteps(
  use: LotUse,
  lot: Pick<Lot, 'confirmedOn' | 'mark'> | undefined,
  day: Day,
  reductions: Reductions,
): readonly CalculationStep[] {
  if (lot === undefined) return []
  const { terms, nav, confirmedOn } = day
  const about = { lot: use.lot }
  const { rate, shortHoldingRate } = lotPrices(terms, day).ofDay(lot.confirmedOn)
  const [value, gross, shares] = [fromNav(nav, terms.navPlaces), fromFen(use.gross), fromShares(use.shares)]
  const steps = [
    stepOf('holdingDays', 'to - from', { from: lot.confirmedOn, to: confirmedOn }, String(use.days), {
      ...about,
      rounding: 'none',
    }),
    stepOf('gross', 'shares * nav', { shares, nav: value }, gross, about),
    stepOf(
      'fee',
      'gross * feeRate * discount',
      { gross, feeRate: fromRate(rate), discount: fromRate(reductions.factor) },
      fromFen(use.fee),
      about,
    ),
  ]
  if (shortHoldingRate > 0n)
    steps.push(
      stepOf(
        'shortHoldingFee',
        'gross * feeRate',
        { gross, feeRate: fromRate(shortHoldingRate) },
        fromFen(use.shortHoldingFee),
        about,
      ),
    )
  if (terms.performanceFee?.method === 'perLot' && !reductions.isPerformanceFeeWaived)
    steps.push(
      stepOf(
        'performanceFee',
        'shares * max(0, nav - mark) * performanceRate',
        {
          shares,
          nav: value,
          mark: fromNav(lot.mark, 8),
          performanceRate: fromRate(terms.performanceFee.rate),
        },
        fromFen(use.performanceFee),
        about,
      ),
    )
  return steps
}
