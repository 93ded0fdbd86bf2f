import { expect, test } from 'vitest'
import { isDraft, plainAmount, toAmount } from './amount-text.ts'

test.each([
  ['１２３４．５', '1234.5'],
  ['￥1,234.50元', '1234.50'],
  ['１，２３４。５', '1234.5'],
  [' 12 000 ', '12000'],
  ['-5', '-5'],
])('%s is typed %s', (typed, plain) => {
  expect(plainAmount(typed)).toBe(plain)
})

const money = { decimals: 2, digits: 12, negative: false }
test.each([
  ['', true],
  ['.', true],
  ['12.', true],
  ['999999999999.99', true],
  ['9999999999999', false],
  ['1.234', false],
  ['1.2.3', false],
  ['-1', false],
  ['1e5', false],
])('%s may stand in an amount: %s', (plain, fits) => {
  expect(isDraft(plain, money)).toBe(fits)
})

test.each([
  ['', ''],
  ['.', ''],
  ['-', ''],
  ['12', '12.00'],
  ['12.', '12.00'],
  ['.5', '0.50'],
  ['007.1', '7.10'],
  ['-0', '0.00'],
  ['99999999999.99', '99999999999.99'],
])('%s means %s', (plain, amount) => {
  expect(toAmount(plain)).toBe(amount)
})
