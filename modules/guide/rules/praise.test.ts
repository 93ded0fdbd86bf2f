import { expect, test } from 'vitest'
import { pressed } from './praise.ts'

test.each([
  ['[BL-159] like after neither', '3', 'like', '1'],
  ['[BL-159] like after dislike', '2', 'like', '1'],
  ['[BL-160] like after like', '1', 'like', '3'],
  ['[BL-161] dislike after neither', '3', 'dislike', '2'],
  ['[BL-161] dislike after like', '1', 'dislike', '2'],
  ['[BL-162] dislike after dislike', '2', 'dislike', '3'],
] as const)('%s', (_, now, press, next) => {
  expect(pressed(now, press)).toBe(next)
})
