import { describe, expect, test } from 'vitest'
import { isWithinWindow } from './transfer-date.ts'

describe('[BU-399] a transfer date lies between today and 30 days on', () => {
  test.each([
    ['2026-11-20', true],
    ['2026-11-19', false],
    ['2026-12-20', true],
    ['2026-12-21', false],
    ['2026-11-31', false],
  ])('%s seen from 2026-11-20: %s', (day, fits) => expect(isWithinWindow(day, '2026-11-20')).toBe(fits))

  test('over the end of a leap February', () => {
    expect(isWithinWindow('2028-02-29', '2028-01-31')).toBe(true)
    expect(isWithinWindow('2027-02-29', '2027-01-31')).toBe(false)
  })
})
