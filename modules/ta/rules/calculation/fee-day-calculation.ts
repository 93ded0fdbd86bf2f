import type { CalculationStep } from '../../contract/terms/calculation.ts'
import { shortNav } from '../dealing/nav-places.ts'
import { stepOf } from './step-of.ts'

/** The shares that a lot gives up for its performance fee: decimal strings. */
interface LotOff {
  readonly lot: string
  readonly shares: string
  readonly performanceFee: string
}

/** The calculation of the shares that an account gives up on a fee day, lot by lot. */
export const feeDayCalculation = (lots: readonly LotOff[], unitNav: string): readonly CalculationStep[] =>
  lots.map(({ lot, shares, performanceFee }) =>
    stepOf('shares', 'performanceFee / nav', { performanceFee, nav: shortNav(unitNav) }, shares, { lot }),
  )
