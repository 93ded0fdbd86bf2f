import { expect, test } from 'vitest'
import { isParamTime, shownTime, storedTime } from './param-time.ts'

test.each([
  ['070000', true],
  ['215900', true],
  ['065900', false],
  ['220000', false],
  ['093030', false],
  ['0930', false],
  ['256000', false],
  ['', false],
])('[BL-240] %s may be saved: %s', (value, may) => {
  expect(isParamTime(value)).toBe(may)
})

test('[BL-241] 09:30 is kept as 093000 and shown as 09:30', () => {
  expect([storedTime('09:30'), shownTime('093000'), storedTime(''), shownTime('x')]).toEqual([
    '093000',
    '09:30',
    '',
    '',
  ])
})
