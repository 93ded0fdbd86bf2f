import fc from 'fast-check'
import { expect, test } from 'vitest'
import { malformed, parsed, quotients, splits } from './amounts.cases.ts'
import { divide, roundNav, sharesFor, valueOf } from './rounding.ts'
import { splitByWeight } from './split.ts'
import { formatUnits, fromNav, parseUnits, toFen, toNav } from './units.ts'

test.each(parsed)('%s at %i places is %s units', (text, places, units) =>
  expect(parseUnits(text, places)).toBe(units),
)

test.each(malformed)('%j is refused', (text) => expect(() => toFen(text)).toThrow(TypeError))

test('a number is refused: it may have lost its cents', () =>
  expect(() => toFen(1 as unknown as string)).toThrow(TypeError))

test.each(quotients)('%s / %s is %s half up, %s truncated, %s rounded up', (n, d, halfUp, truncated, up) => {
  expect(divide(n, d, 'half-up')).toBe(halfUp)
  expect(divide(n, d, 'truncate')).toBe(truncated)
  expect(divide(n, d, 'up')).toBe(up)
})

test('division by zero and by less is refused', () => {
  expect(() => divide(1n, 0n, 'up')).toThrow(RangeError)
  expect(() => divide(1n, -1n, 'half-up')).toThrow(RangeError)
})

test.each(splits)('%s is split by its weights', (total, weights, parts) =>
  expect(
    splitByWeight(
      total,
      Object.entries(weights).map(([number, weight]) => ({ number, weight })),
    ),
  ).toEqual(parts),
)

test('a value is shown with the places of the fund, never cut', () => {
  expect(fromNav(toNav('1.2345'), 4)).toBe('1.2345')
  expect(fromNav(roundNav(toNav('1.00005'), 4), 4)).toBe('1.0001')
  expect(() => fromNav(toNav('1.23456'), 4)).toThrow(RangeError)
})

test('text and units are the same figure', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
      fc.integer({ min: 0, max: 8 }),
      (units, places) => {
        expect(parseUnits(formatUnits(units, places), places)).toBe(units)
      },
    ),
  )
})

test('parts add up to the total, each within a unit of its exact share', () => {
  const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 14n }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 16n }), weights, (total, list) => {
      const whole = list.reduce((sum, one) => sum + one, 0n)
      fc.pre(whole > 0n)
      const parts = splitByWeight(
        total,
        list.map((weight, index) => ({ number: String(index), weight })),
      )
      expect(parts.reduce((sum, one) => sum + one, 0n)).toBe(total)
      parts.forEach((part, index) => {
        const exact = total * (list[index] ?? 0n)
        expect(part * whole - exact < whole && exact - part * whole < whole).toBe(true)
      })
    }),
  )
})

test('money and the shares it buys differ by less than the rounding of one share', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 14n }),
      fc.bigInt({ min: 1_000_000n, max: 10n ** 10n }),
      (money, nav) => {
        const exact = money * 100_000_000n
        expect(exact - sharesFor(money, nav, 'truncate') * nav).toBeLessThan(nav)
        const off = 2n * (sharesFor(money, nav, 'half-up') * nav - exact)
        expect(off <= nav && off >= -nav).toBe(true)
        expect(valueOf(sharesFor(money, nav, 'up'), nav)).toBeGreaterThanOrEqual(money)
      },
    ),
  )
})
