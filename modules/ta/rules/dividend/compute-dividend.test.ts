import { expect, test } from 'vitest'
import { fromFen, fromShares, toNav, toShares } from '../amounts/units.ts'
import { lotOf, perLotFee, termsWith } from '../test/terms.ts'
import { type RecordHolder, computeDividend } from './compute-dividend.ts'

const plan = { perShare: toNav('0.1000'), cumNav: toNav('1.2345'), exNav: toNav('1.1345') }
const holder = (account: string, method: RecordHolder['method'], shares: string, mark = '1.0000') => ({
  account,
  holder: `H${account}`,
  method,
  lots: [lotOf(`${account}1`, shares, mark, { account, holder: `H${account}` })],
})
const input = (holders: readonly RecordHolder[], sharesHeld: string, terms = termsWith()) => ({
  plan,
  terms,
  holders,
  sharesHeld: toShares(sharesHeld),
})

test('E9: one holder is paid in cash, one reinvests, one owes a performance fee; the totals account for it all', () => {
  const terms = termsWith({ performanceFee: perLotFee })
  const holders = [
    holder('1', 'cash', '500000.00', '1.2345'),
    holder('2', 'reinvest', '500000.00', '1.2345'),
    holder('3', 'cash', '500000.00', '1.2000'),
  ]
  const { totals, holders: given } = computeDividend(input(holders, '1500000.00', terms))
  expect(given.map(({ dividend }) => [fromFen(dividend.paid), fromShares(dividend.newShares)])).toEqual([
    ['50000.00', '0.00'],
    ['50000.00', '44072.28'],
    ['46550.00', '0.00'],
  ])
  expect(totals).toEqual({
    accounts: 3,
    shares: 150_000_000n,
    gross: 15_000_000n,
    performanceFee: 345_000n,
    cash: 9_655_000n,
    reinvested: 5_000_000n,
    newShares: 4_407_228n,
  })
})

test('the amounts of the lots add up to the amount of the account', () => {
  const lots = ['1', '2', '3'].map((id) => lotOf(id, '33.33', '1.0000'))
  const one = { account: 'T1', holder: 'H1', method: 'cash' as const, lots }
  const { holders } = computeDividend(input([one], '99.99'))
  expect(holders[0]?.lotAmounts.map(fromFen)).toEqual(['3.34', '3.33', '3.33'])
})

test('lots that are not the total of the register stop it', () =>
  expect(() => computeDividend(input([holder('1', 'cash', '500000.00')], '500000.01'))).toThrow(
    'sharesNotAccounted',
  ))
test('an account with two holders stops the computation', () => {
  const two = { ...holder('1', 'cash', '500000.00'), holder: 'H9' }
  expect(() => computeDividend(input([two], '500000.00'))).toThrow('accountOfTwoHolders: 1')
})
