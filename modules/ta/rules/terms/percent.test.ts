import { expect, test } from 'vitest'
import { percentOf, percentText, rateOf } from './percent.ts'

/** [rate, in the form, in words] */
test.each([
  ['0.0150', '1.5000', '1.50%'],
  ['0.0000', '0.0000', '0.00%'],
  ['1.0000', '100.0000', '100.00%'],
  ['0.012345', '1.2345', '1.2345%'],
  ['0.00000001', '0.000001', '0.000001%'],
  ['0.6000', '60.0000', '60.00%'],
])('%s is %s', (rate, percent, words) => {
  expect(percentOf(rate)).toBe(percent)
  expect(rateOf(percent)).toBe(rate)
  expect(percentText(rate)).toBe(words)
})

test('an empty value stays empty, and a value above 100 % is no rate', () => {
  expect([percentOf(''), rateOf('')]).toEqual(['', ''])
  expect(rateOf('150.0000')).toBe('1.5000')
})
