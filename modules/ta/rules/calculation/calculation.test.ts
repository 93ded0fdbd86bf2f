import { expect, test } from 'vitest'
import { oneRate, toFen, toNav, toShares } from '../amounts/units.ts'
import { computeRun } from '../run/compute-run.ts'
import { headOf, runWith } from '../test/run-input.ts'
import { fundTermsWith, lotOf, perLotFee, termsWith } from '../test/terms.ts'
import { redemptionCalculation } from './redemption-calculation.ts'
import { subscriptionCalculation } from './subscription-calculation.ts'

const { subscription } = fundTermsWith()

test('E2: the calculation of a subscription leads from the amount to the shares', () => {
  const scale = [{ from: '0.00', kind: 'rate' as const, rate: '0.0100' }]
  const input = runWith({
    terms: termsWith({ subscription: { ...subscription, scale } }),
    applications: [{ ...headOf('S1'), code: '022', amount: toFen('1000000.00') }],
  })
  const steps = computeRun(input).confirmations.flatMap((one) => subscriptionCalculation(one, oneRate, input))
  expect(steps.map(({ what, formula, result }) => [what, formula, result])).toEqual([
    ['net', 'amount / (1 + feeRate)', '990099.01'],
    ['fee', 'amount - net', '9900.99'],
    ['shares', 'net / nav', '802024.31'],
  ])
  expect(steps[0]?.inputs).toEqual([
    { name: 'amount', value: '1000000.00' },
    { name: 'feeRate', value: '0.0100' },
  ])
})

test('E8: the calculation of a redemption shows each lot with its own mark', () => {
  const lots = [lotOf('L1', '300000.00', '1.0000'), lotOf('L2', '200000.00', '1.1500')]
  const input = runWith({
    terms: termsWith({ performanceFee: perLotFee }),
    nav: toNav('1.3000'),
    lots,
    applications: [{ ...headOf('S1'), code: '024', shares: toShares('350000.00') }],
  })
  const byId = new Map(lots.map((lot) => [lot.id, lot]))
  const steps = computeRun(input).confirmations.flatMap((one) => redemptionCalculation(one, byId, input))
  const fees = steps.filter(({ what }) => what === 'performanceFee')
  expect(fees.map(({ lot, result }) => [lot, result])).toEqual([
    ['L1', '18000.00'],
    ['L2', '1500.00'],
  ])
  expect(steps.at(-1)).toMatchObject({ what: 'payable', result: '435500.00' })
})
