import { expect, test } from 'vitest'
import { readShortDate } from './judge-typed.ts'

test.each([
  ['20261124', '2026-11-24'],
  ['2026/1/5', '2026-01-05'],
  ['2026年11月24日', '2026-11-24'],
  ['11-24', '2026-11-24'],
  ['11/24', '2026-11-24'],
  ['1.5', '2027-01-05'],
  ['１２月３１日', '2026-12-31'],
  ['11-31', null],
  ['24', null],
  ['11-24-2026', null],
  ['明天', null],
])('once typed, on 2026-11-20, %s is read as %s', (text, date) =>
  expect(readShortDate(text, '2026-11-20')).toBe(date),
)
