import { expect, test } from 'vitest'
import { bytesOfPart, partCount } from './stored-parts.ts'

test.each([
  [50, 10, 5, 10],
  [51, 10, 6, 1],
  [9, 10, 1, 9],
])('%d bytes in parts of %d are %d, the last of %d bytes', (size, partBytes, count, last) => {
  expect(partCount(size, partBytes)).toBe(count)
  expect(bytesOfPart(count - 1, size, partBytes)).toBe(last)
})
