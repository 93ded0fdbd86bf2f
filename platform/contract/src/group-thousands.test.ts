import { expect, test } from 'vitest'
import { groupThousands } from './group-thousands.ts'

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['-1234567.80', '-1,234,567.80'],
  ['99999999999999.99', '99,999,999,999,999.99'],
  ['--', '--'],
  [1234567, '1,234,567'],
  [-0.5, '-0.5'],
])('%s reads %s', (value, shown) => {
  expect(groupThousands(value)).toBe(shown)
})
