import { expect, test } from 'vitest'
import { fromFen, toFen } from './fen.ts'

test.each(['0.00', '0.05', '-0.05', '1.00', '-12.34', '99999999999999.99'])('%s there and back', (amount) => {
  expect(fromFen(toFen(amount))).toBe(amount)
})
test.each(['1', '1.0', '1.005', 'x', ''])('%j is no amount', (text) => expect(() => toFen(text)).toThrow())
