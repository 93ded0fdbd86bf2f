import { expect, test } from 'vitest'
import { randomId } from './random-id.ts'
import { clientKeyPattern } from './client-key.ts'

test('[SH-467] a random id has 32 characters by default', () => {
  expect(randomId()).toMatch(/^[0-9A-Za-z]{32}$/)
  expect(randomId()).toMatch(clientKeyPattern)
  expect(randomId(16)).toHaveLength(16)
  expect(randomId(0)).toBe('')
})

test('random ids do not repeat and use every character evenly', () => {
  const ids = Array.from({ length: 2000 }, () => randomId())
  expect(new Set(ids).size).toBe(2000)
  const counts = new Map<string, number>()
  for (const character of ids.join('')) counts.set(character, (counts.get(character) ?? 0) + 1)
  expect(counts.size).toBe(62)
  // 64,000 draws over 62 characters: 1,032 each, a standard deviation of 32.
  for (const count of counts.values()) expect(Math.abs(count - 1032)).toBeLessThan(8 * 32)
})
