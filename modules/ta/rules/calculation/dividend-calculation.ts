import { isZero } from '@iisp/contract/exact'
import type { FundTerms } from '../../contract/terms/terms.ts'
import type { CalculationStep } from '../../contract/terms/calculation.ts'
import { shortNav } from '../dealing/nav-places.ts'
import { stepOf } from './step-of.ts'

/** The figures of a dividend of one account: decimal strings. */
interface WorkedDividend {
  readonly basis: string
  readonly perShare: string
  readonly gross: string
  readonly performanceFee: string
  readonly net: string
  readonly shares: string
  readonly unitNav: string
}

/** The calculation of an account's dividend. Its performance fee is shown lot by lot beside it. */
export function dividendCalculation(
  one: WorkedDividend,
  { reinvestRounding }: Pick<FundTerms, 'reinvestRounding'>,
): readonly CalculationStep[] {
  const { basis, gross, performanceFee, net, shares } = one
  const paid = stepOf('gross', 'basis * perShare', { basis, perShare: shortNav(one.perShare) }, gross)
  const remainder = stepOf('net', 'gross - performanceFee', { gross, performanceFee }, net, {
    rounding: 'none',
  })
  const bought = stepOf('shares', 'net / nav', { net, nav: shortNav(one.unitNav) }, shares, {
    rounding: reinvestRounding,
  })
  return [paid, remainder, ...(isZero(shares) ? [] : [bought])]
}
