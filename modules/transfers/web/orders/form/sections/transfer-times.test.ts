import { expect, test } from 'vitest'
import { transferTimes } from './transfer-times.ts'

test('times run by quarters of an hour from the earliest to the cut-off, with the chosen one', () => {
  expect(transferTimes('15:50', '')).toEqual(['16:00', '16:15', '16:30'])
  expect(transferTimes('16:20', '10:05')).toEqual(['10:05', '16:30'])
})
