import { expect, test } from 'vitest'
import { type Outgoing, cashAhead } from './cash-ahead.ts'

// a Friday, then Monday and Tuesday
const days = ['2026-11-20', '2026-11-23', '2026-11-24'] as const
const pays = (accountId: string, date: string, sum: string, total = 1): Outgoing => ({
  accountId,
  accountNo: `no-${accountId}`,
  productId: '1',
  productName: '远山',
  date,
  total,
  sum,
})
const ahead = (outgoing: readonly Outgoing[], balances: Record<string, string> = {}, balance = '100.00') =>
  cashAhead({ balance, balances: new Map(Object.entries(balances)), outgoing, days })
const lines = (outgoing: readonly Outgoing[]) =>
  ahead(outgoing).days.map(({ from, to, total, payments, left }) => [from, to, total, payments, left])

test('without payments the balance stays', () => {
  expect(lines([])).toEqual([
    ['2026-11-20', '2026-11-20', 0, '0.00', '100.00'],
    ['2026-11-21', '2026-11-23', 0, '0.00', '100.00'],
    ['2026-11-24', '2026-11-24', 0, '0.00', '100.00'],
  ])
})

test('what is overdue leaves today, what is dated on a weekend on Monday, what is later not at all', () => {
  expect(
    lines([
      pays('a', '2026-11-02', '10.00'),
      pays('a', '2026-11-20', '20.01', 2),
      pays('b', '2026-11-22', '69.99'),
      pays('b', '2026-11-24', '0.01'),
      pays('b', '2026-11-25', '500.00'),
    ]),
  ).toEqual([
    ['2026-11-02', '2026-11-20', 3, '30.01', '69.99'],
    ['2026-11-21', '2026-11-23', 1, '69.99', '0.00'],
    ['2026-11-24', '2026-11-24', 1, '0.01', '-0.01'],
  ])
})

test.each([
  ['exactly enough', '30.00', []],
  ['a cent short on the last day', '29.99', [['2026-11-24', '0.01']]],
  ['short from the second day', '19.99', [['2026-11-23', '10.01']]],
  ['short at once', '5.00', [['2026-11-20', '25.00']]],
])('an account with %s', (_, balance, short) => {
  const found = ahead(
    days.map((day) => pays('a', day, '10.00')),
    { a: balance },
  ).short
  expect(found.map(({ day, missing }) => [day, missing])).toEqual(short)
})

test('accounts that run short first stand first, those that lack more before others; rich ones do not help poor ones', () => {
  const outgoing = [
    pays('late', '2026-11-24', '50.00'),
    pays('soon', '2026-11-20', '10.00'),
    pays('more', '2026-11-20', '30.00'),
    pays('rich', '2026-11-20', '1.00'),
    pays('later', '2026-12-31', '9.00'),
  ]
  const { short } = ahead(outgoing, {
    late: '0.00',
    soon: '9.00',
    more: '0.00',
    rich: '999.00',
    later: '0.00',
  })
  expect(short.map(({ accountNo }) => accountNo)).toEqual(['no-more', 'no-soon', 'no-late'])
})
