import { expect, test } from 'vitest'
import { hoursTooYoung, newPasswordFault, passwordDaysLeft } from './new-password.ts'

test.each([
  ['Ab1!xyz', 'newPasswordLength'],
  [`Ab1!${'x'.repeat(61)}`, 'newPasswordLength'],
  ['alllowercase', 'newPasswordClasses'],
  ['lower1234', 'newPasswordClasses'],
  ['Lower 1234', 'newPasswordSpaces'],
  ['Lower1234\u3000', 'newPasswordSpaces'],
  ['Lower1234', null],
  ['lower-1234', null],
  ['山高水长Aa1', 'newPasswordLength'],
  ['山高水长Aa12', null],
  [`Aa1${'山'.repeat(55)}`, null],
  [`Aa1${'山'.repeat(56)}`, 'newPasswordBytes'],
  [`Aa1${'🙂'.repeat(42)}`, 'newPasswordBytes'],
  [`Aa1!${'x'.repeat(60)}`, null],
])('new password %j: %s', (value, fault) => expect(newPasswordFault(value)).toBe(fault))

test('a password is due after 90 days', () => {
  const changed = new Date('2026-01-01T00:00:00Z')
  expect(passwordDaysLeft(changed, new Date('2026-01-01T00:00:00Z'))).toBe(90)
  expect(passwordDaysLeft(changed, new Date('2026-03-31T12:00:00Z'))).toBe(1)
  expect(passwordDaysLeft(changed, new Date('2026-04-01T00:00:00Z'))).toBe(0)
  expect(passwordDaysLeft(changed, new Date('2027-01-01T00:00:00Z'))).toBe(0)
})

test.each([
  ['2026-01-01T00:00:00Z', false, 24],
  ['2026-01-01T08:30:00Z', false, 16],
  ['2026-01-01T23:59:59Z', false, 1],
  ['2026-01-02T00:00:00Z', false, 0],
  ['2025-12-31T00:00:00Z', false, 24],
  ['2026-01-01T08:30:00Z', true, 0],
])('set at midnight, at %s, given %s: to be kept for %d more hours', (now, given, hours) =>
  expect(hoursTooYoung(new Date('2026-01-01T00:00:00Z'), new Date(now), given)).toBe(hours),
)
