import { expect, test } from 'vitest'
import { windowOf } from './column-window.ts'

const widths = Array.from({ length: 30 }, () => 100)

test.each([
  [0, 400, 0, 6],
  [100, 400, 0, 7],
  [1000, 400, 8, 16],
  [1050, 400, 8, 17],
  [2600, 400, 24, 30],
  [9999, 400, 27, 30],
])('scrolled by %i, a stretch of %i px draws columns %i to %i', (left, width, from, to) => {
  expect(windowOf(widths, left, width)).toEqual({ from, to })
})
test('no columns, no window', () => {
  expect(windowOf([], 0, 400)).toEqual({ from: 0, to: 0 })
})
