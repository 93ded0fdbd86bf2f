import fc from 'fast-check'
import { expect, test } from 'vitest'
import { products, quotients, typedAmounts } from './decimal.cases.ts'
import * as decimal from './decimal.ts'
import * as exact from './exact.ts'
import * as t from './t.ts'

const d = { ...decimal, ...exact }

for (const [a, b, places, rounding, result] of products) {
  test(`${a} × ${b}, ${places} places ${rounding}: ${result}`, () =>
    expect(d.multiply(a, b, places, rounding)).toBe(result))
}
for (const [a, b, places, rounding, result] of quotients) {
  test(`${a} ÷ ${b}, ${places} places ${rounding}: ${result}`, () =>
    expect(d.divide(a, b, places, rounding)).toBe(result))
}
for (const [typed, result] of typedAmounts) {
  test(`typed ${JSON.stringify(typed)} is ${result}`, () =>
    expect(d.normaliseAmountInput(typed)).toBe(result))
}

test('sums are exact and keep the longest fraction', () => {
  expect(d.sum(['0.1', '0.2', '0.7'])).toBe('1.0')
  expect(d.add('1.00', '0.0005')).toBe('1.0005')
  expect(d.subtract('0.30', '0.1')).toBe('0.20')
  expect(d.subtract('1.00', '1.0')).toBe('0.00')
  expect(d.sum([])).toBe('0.00')
  expect(d.subtract('1000000.01', d.sum(['333300.00', '333300.00', '333400.00']))).toBe('0.01')
})

test('comparison goes by value, not by text', () => {
  expect(d.compare('9.00', '10.00')).toBeLessThan(0)
  expect(d.compare('1.0', '1.00')).toBe(0)
  expect(d.compare('0.0001', '0')).toBeGreaterThan(0)
  expect(d.isZero('-0.00')).toBe(true)
  expect(d.isNegative('-0.01')).toBe(true)
})

test('anything but a decimal string is refused', () => {
  for (const value of [1, 0.1, null, '', '1e3', 'NaN', ' 1', '1.', '.5', '--1', '１', 'Infinity']) {
    expect(() => d.round(value as string, 2), String(value)).toThrow(TypeError)
  }
  expect(() => d.divide('1.00', '0.00', 2)).toThrow(RangeError)
})

const money = fc
  .bigInt({ min: 0n, max: 99_999_999_999_999n })
  .map((cents) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`)
const cents = (text: string) => BigInt(text.replace('.', ''))

test('sums and differences agree with whole cents', () => {
  fc.assert(
    fc.property(money, money, (a, b) => {
      expect(cents(d.add(a, b))).toBe(cents(a) + cents(b))
      expect(cents(d.subtract(a, b))).toBe(cents(a) - cents(b))
      expect(Math.sign(d.compare(a, b))).toBe(cents(a) < cents(b) ? -1 : cents(a) > cents(b) ? 1 : 0)
    }),
  )
})

test('products are rounded as whole numbers would be', () => {
  fc.assert(
    fc.property(money, fc.bigInt({ min: 0n, max: 10_000n }), (a, tenThousandths) => {
      const ratio = `${tenThousandths / 10_000n}.${String(tenThousandths % 10_000n).padStart(4, '0')}`
      const exact = cents(a) * tenThousandths
      expect(cents(d.multiply(a, ratio, 2, 'truncate'))).toBe(exact / 10_000n)
      expect(cents(d.multiply(a, ratio, 2, 'ceil'))).toBe((exact + 9_999n) / 10_000n)
      expect(cents(d.multiply(a, ratio, 2))).toBe((exact + 5_000n) / 10_000n)
    }),
  )
})

test('an amount is what the schema of amounts takes; typing an amount gives it back', () => {
  const schema = new RegExp((t.amount as unknown as { pattern: string }).pattern)
  fc.assert(
    fc.property(fc.oneof(money, fc.string()), (text) => {
      expect(d.isAmount(text)).toBe(schema.test(text))
      if (schema.test(text)) expect(d.normaliseAmountInput(text)).toBe(text)
    }),
  )
})
