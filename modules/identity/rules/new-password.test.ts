import { expect, test } from 'vitest'
import { commonPasswords, newPasswordFault, passwordDaysLeft } from './new-password.ts'

test.each([
  ['Ab1!xyz', 'newPasswordLength'],
  [`Ab1!${'x'.repeat(61)}`, 'newPasswordLength'],
  ['alllowercase', 'newPasswordClasses'],
  ['lower1234', 'newPasswordClasses'],
  ['Lower 1234', 'newPasswordSpaces'],
  ['Lower1234', null],
  ['lower-1234', null],
  ['山高水长Aa1', 'newPasswordLength'],
  ['山高水长Aa12', null],
])('new password %j: %s', (value, fault) => expect(newPasswordFault(value)).toBe(fault))

test('the list of common passwords holds only what the form would let through', () => {
  expect(commonPasswords.filter((one) => newPasswordFault(one) !== null)).toEqual([])
})

test('a password is due after 90 days', () => {
  const changed = new Date('2026-01-01T00:00:00Z')
  expect(passwordDaysLeft(changed, new Date('2026-01-01T00:00:00Z'))).toBe(90)
  expect(passwordDaysLeft(changed, new Date('2026-03-31T12:00:00Z'))).toBe(1)
  expect(passwordDaysLeft(changed, new Date('2026-04-01T00:00:00Z'))).toBe(0)
  expect(passwordDaysLeft(changed, new Date('2027-01-01T00:00:00Z'))).toBe(0)
})
