import type { CalculationStep } from '../../contract/terms/calculation.ts'
import { type Rate, formatUnits, fromFen, fromNav, fromRate, fromShares } from '../amounts/units.ts'
import type { Confirmation } from '../run/confirmation.ts'
import type { RunInput } from '../run/run-input.ts'
import { loadFor } from '../subscription/subscription.ts'
import { stepOf } from './step-of.ts'

const formulas = {
  outside: { net: 'amount / (1 + feeRate)', fee: 'amount - net' },
  inside: { net: 'amount - fee', fee: 'amount * feeRate' },
  onTop: { net: 'amount', fee: 'amount * feeRate' },
} as const

/** The calculation of the shares of a confirmed subscription or conversion in. `factor` is its discount. */
export function subscriptionCalculation(
  { code, gross, fee, net, shares }: Confirmation,
  factor: Rate,
  { terms, nav }: Pick<RunInput, 'terms' | 'nav'>,
): readonly CalculationStep[] {
  const value = fromNav(nav, terms.navPlaces)
  const bought = stepOf('shares', 'net / nav', { net: fromFen(net), nav: value }, fromShares(shares), {
    rounding: terms.shareRounding,
  })
  if (code === '137') return [bought]
  const { mode } = terms.subscription
  const amount = mode === 'onTop' ? net : gross
  const load = loadFor(amount, terms.subscription, factor)
  const shown = { amount: fromFen(amount) }
  if (load.kind === 'fixed')
    return [
      stepOf('fee', 'fixedFee * discount', { ...shown, discount: fromRate(factor) }, fromFen(fee)),
      stepOf(
        'net',
        mode === 'onTop' ? 'amount' : 'amount - fee',
        { ...shown, fee: fromFen(fee) },
        fromFen(net),
        { rounding: 'none' },
      ),
      bought,
    ]
  const feeRate = formatUnits(load.exact, 16).replace(/0{1,12}$/, '')
  const { net: netFormula, fee: feeFormula } = formulas[mode]
  const netStep = stepOf(
    'net',
    netFormula,
    { ...shown, ...(mode === 'outside' ? { feeRate } : { fee: fromFen(fee) }) },
    fromFen(net),
    {
      rounding: mode === 'outside' ? 'half-up' : 'none',
    },
  )
  const feeStep = stepOf(
    'fee',
    feeFormula,
    { ...shown, ...(mode === 'outside' ? { net: fromFen(net) } : { feeRate }) },
    fromFen(fee),
    {
      rounding: mode === 'outside' ? 'none' : 'half-up',
    },
  )
  const steps = mode === 'outside' ? [netStep, feeStep] : [feeStep, netStep]
  const paid = stepOf('paid', 'amount + fee', { ...shown, fee: fromFen(fee) }, fromFen(gross), {
    rounding: 'none',
  })
  return [...steps, ...(mode === 'onTop' ? [paid] : []), bought]
}
