import { expect, test } from 'vitest'
import { readTypedDate } from './typed-date.ts'

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026/11/20', '2026-11-20'],
  ['2026.11.20', '2026-11-20'],
  ['20261120', '2026-11-20'],
  ['2026/1/5', null],
  [' 2026-11-20 ', '2026-11-20'],
  ['2026-02-30', null],
  ['2026-11/20', null],
  ['2026-11-2x', null],
  ['202611', null],
])('%s is read as %s', (text, date) => expect(readTypedDate(text)).toBe(date))
