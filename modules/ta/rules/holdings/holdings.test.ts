import { expect, test } from 'vitest'
import { fromShares, toShares } from '../amounts/units.ts'
import { lotOf } from '../test/terms.ts'
import { availableShares, freeze, unfreeze } from './freeze.ts'
import { compareLots } from './lot.ts'
import { takeLots, transferLots } from './take-lots.ts'

test('a transfer takes the oldest lots and keeps their dates and marks', () => {
  const lots = [
    lotOf('10', '100.00', '1.1000', { confirmedOn: '2026-02-02' }),
    lotOf('9', '100.00', '1.0500', { confirmedOn: '2026-02-02' }),
    lotOf('11', '100.00', '1.0000', { confirmedOn: '2026-01-05' }),
  ].toSorted(compareLots)
  expect(lots.map(({ id }) => id)).toEqual(['11', '9', '10'])
  const moved = transferLots(takeLots(lots, toShares('150.00')), {
    account: 'T2',
    holder: 'H2',
    number: 'S1',
  })
  expect(
    moved.map((lot) => [lot.id, lot.account, lot.confirmedOn, fromShares(lot.shares), lot.mark]),
  ).toEqual([
    ['S1/1', 'T2', '2026-01-05', '100.00', 100_000_000n],
    ['S1/2', 'T2', '2026-02-02', '50.00', 105_000_000n],
  ])
})

test('only free shares are frozen, only frozen ones released', () => {
  const holding = { total: toShares('100.00'), frozen: toShares('60.00') }
  expect(freeze(holding, toShares('40.00'))).toEqual({ total: 10_000n, frozen: 10_000n })
  expect(freeze(holding, toShares('40.01'))).toBeNull()
  expect(freeze(holding, 0n)).toBeNull()
  expect(unfreeze(holding, toShares('60.00'))).toEqual({ total: 10_000n, frozen: 0n })
  expect(unfreeze(holding, toShares('60.01'))).toBeNull()
})

test('shares that may leave are neither frozen nor locked', () => {
  const holding = { total: toShares('100.00'), frozen: toShares('60.00') }
  expect(fromShares(availableShares(holding, toShares('100.00')))).toBe('40.00')
  expect(fromShares(availableShares(holding, toShares('30.00')))).toBe('30.00')
})
