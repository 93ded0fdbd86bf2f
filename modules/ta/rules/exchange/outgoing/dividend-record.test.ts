import { expect, test } from 'vitest'
import { ExchangeError } from '../exchange-error.ts'
import { perUnit } from './dividend-record.ts'

test.each([
  ['0.1000', '10', '1.00'],
  ['0.10', '10', '1.00'],
  ['0.1234', '100', '12.34'],
  ['0.12340000', '100', '12.34'],
  ['1.50', '10', '15.00'],
  ['0.0005', '100', '0.05'],
  ['0.00000001', '1000000', '0.01'],
  ['12.12345678', '1000000', '12123456.78'],
])('%s a share is, for %s shares, %s', (perShare, unit, amount) =>
  expect(perUnit(perShare)).toEqual({ unit, amount }),
)

test('an amount that no unit makes exact is refused', () =>
  expect(() => perUnit('0.000000000001')).toThrow(ExchangeError))
