import { describe, expect, test } from 'vitest'
import { available, holdFor, isOrderAmount } from './amount.ts'

describe('[BU-399] amounts of orders', () => {
  test.each([
    ['0.00', false],
    ['0.01', true],
    ['1234.50', true],
    ['999999999999.99', true],
    ['1000000000000.00', false],
    ['1.005', false],
    ['-1.00', false],
    ['01.00', false],
    ['1e3', false],
    ['１２.00', false],
  ])('%s: %s', (amount, fits) => expect(isOrderAmount(amount)).toBe(fits))
})

test('available is balance less frozen, to the cent', () => {
  expect(available({ balance: '0.30', frozen: '0.10' })).toBe('0.20')
  expect(available({ balance: '99999999999999.99', frozen: '0.01' })).toBe('99999999999999.98')
})

describe('what submitting does to the custody account', () => {
  const account = { balance: '100.00', frozen: '40.00' }
  test.each([
    ['the last cent', '60.00', true, false, 'freeze'],
    ['one cent more', '60.01', true, false, 'refuse'],
    ['one cent more, may wait (RETRYFLAG)', '60.01', true, true, 'nothing'],
    ['money that comes in', '1000.00', false, false, 'nothing'],
  ] as const)('%s', (_, amount, pays, retry, hold) => {
    expect(holdFor({ amount, pays, retry }, account)).toBe(hold)
  })
})
