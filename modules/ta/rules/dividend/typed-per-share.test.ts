import { expect, test } from 'vitest'
import { typedPerShare } from './typed-per-share.ts'

test.each([
  ['1.0306', '1.0306'],
  ['0.1', '0.10'],
  ['.05', '0.05'],
  [' 1 ', '1.00'],
  ['１．２３４５', '1.2345'],
  ['1,234.5', '1234.50'],
  ['0.123456789', null],
  ['-0.1', null],
  ['01.2', null],
  ['1.', null],
  ['', null],
  ['.', null],
])('%j is %s per share', (typed, value) => expect(typedPerShare(typed)).toBe(value))
