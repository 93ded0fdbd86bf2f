import { expect, test } from 'vitest'
import { containing } from './fragments.ts'

test('signs that mean something to LIKE stand for themselves', () =>
  expect(containing('5%_\\')).toBe('%5\\%\\_\\\\%'))
