import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

const money = { decimals: 2, digits: 12, negative: false }
const amountOf = (typed: string, rule = money) => {
  const { amount, fault } = readAmount(typed, rule)
  return fault ?? amount
}

test.each([
  ['', ''],
  ['.', ''],
  ['12', '12.00'],
  ['12.', '12.00'],
  ['.5', '0.50'],
  ['007.1', '7.10'],
  ['999999999999.99', '999999999999.99'],
  ['１２３４．５', '1234.50'],
  ['￥1,234.50元', '1234.50'],
  ['１，２３４。５', '1234.50'],
  [' 12 000 ', '12000.00'],
  ['5万', '50000.00'],
  ['5 万元', '50000.00'],
  ['1.2亿', '120000000.00'],
  ['0.05万', '500.00'],
  ['1.234567万', '12345.67'],
  ['９，９９９亿', '999900000000.00'],
])('%s is the amount %s', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount)
})

test.each([
  ['-5', 'negative'],
  ['1.234', 'decimals'],
  ['1.2345678万', 'decimals'],
  ['9999999999999', 'digits'],
  ['10000亿', 'digits'],
  ['1.2.3', 'figure'],
  ['1,23', 'figure'],
  ['1.234,56', 'figure'],
  ['1,234万5', 'figure'],
  ['万', 'figure'],
  ['1e5', 'figure'],
  ['5k', 'figure'],
])('%s is no amount: %s', (typed, fault) => {
  expect(amountOf(typed)).toBe(fault)
})

test.each([
  ['-', ''],
  ['-0', '0.00'],
  ['-5', '-5.00'],
])('where amounts may be negative, %s is %s', (typed, amount) => {
  expect(amountOf(typed, { ...money, negative: true })).toBe(amount)
})

test.each([
  ['12', '12'],
  ['12.5', 'decimals'],
  ['1.25万', '12500'],
])('of whole numbers, %s is %s', (typed, amount) => {
  expect(amountOf(typed, { ...money, decimals: 0 })).toBe(amount)
})
