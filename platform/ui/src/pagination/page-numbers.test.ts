import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 7, '1 2 3 4 5 6 7'],
  [1, 9, '1 2 3 4 5 gap 9'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [6, 12, '1 gap 4 5 6 7 8 gap 12'],
  [12, 12, '1 gap 8 9 10 11 12'],
])('page %i of %i is surrounded by %s', (current, last, marks) => {
  expect(pageNumbers(current, last).join(' ')).toBe(marks)
})
