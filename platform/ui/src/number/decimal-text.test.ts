import { expect, test } from 'vitest'
import { compareDecimals, decimalKey } from './decimal-text.ts'

test.each([
  ['2.00', '10.00', -1],
  ['10.00', '10', 0],
  ['-2', '1', -1],
  ['-10', '-2', -1],
  ['0.10', '0.9', -1],
  ['99999999999999.98', '99999999999999.99', -1],
  ['-0', '0', 0],
])('%s against %s orders as %i', (a, b, sign) => {
  expect(Math.sign(compareDecimals(decimalKey(a), decimalKey(b)))).toBe(sign)
  expect(Math.sign(compareDecimals(decimalKey(b), decimalKey(a)))).toBe(sign === 0 ? 0 : -sign)
})
