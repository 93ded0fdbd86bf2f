import { expect, test } from 'vitest'
import { accountFault, normalAccount, passwordFault } from './account.ts'

test.each([
  ['', 'accountEmpty'],
  ['lin jing@yuanshan.example', 'accountSpaces'],
  [' lin.jing@yuanshan.example', 'accountSpaces'],
  ['abc', 'accountFormat'],
  ['a@b@c.example', 'accountFormat'],
  ['a@example', 'accountFormat'],
  ['a@-b.example', 'accountFormat'],
  [`${'a'.repeat(64)}@${'b'.repeat(60)}.example`, 'accountFormat'],
  ['lin.jing@yuanshan.example', null],
  ['LIN+desk@sub.yuanshan.example', null],
])('account %j: %s', (value, fault) => expect(accountFault(value)).toBe(fault))

test.each([
  ['', 'passwordEmpty'],
  ['two words', 'passwordSpaces'],
  [' x', 'passwordSpaces'],
  ['Calm-river7', null],
])('password %j: %s', (value, fault) => expect(passwordFault(value)).toBe(fault))

test('accounts differ by more than case', () => {
  expect(normalAccount(' Lin.Jing@Yuanshan.example')).toBe('lin.jing@yuanshan.example')
})
test('a long odd account is judged quickly', () => {
  const start = performance.now()
  accountFault(`a@${'a-'.repeat(25_000)}`)
  expect(performance.now() - start).toBeLessThan(50)
})
