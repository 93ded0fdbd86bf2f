import { expect, test } from 'vitest'
import { Bucket, LimitReached, RateLimit } from './rate-limit.ts'

const clock = () => {
  let now = 0
  return { now: () => now, pass: (ms: number) => (now += ms) }
}

test('a bucket can be emptied at once and then refills evenly', () => {
  const { now, pass } = clock()
  const bucket = new Bucket(10, 2, now)
  expect(bucket.take(10)).toBe(0)
  expect(bucket.take(1)).toBe(0.5)
  pass(500)
  expect(bucket.take(1)).toBe(0)
  expect(bucket.take(4)).toBe(2)
})

test('a caller over the limit learns when to retry; other callers are not affected', () => {
  const { now, pass } = clock()
  const limit = new RateLimit(60, now)
  limit.take('a', 58)
  expect(() => limit.take('a', 5)).toThrow(LimitReached)
  expect(() => limit.take('a', 5)).toThrow(expect.objectContaining({ retryAfter: 3 }))
  limit.take('b', 60)
  pass(3000)
  limit.take('a', 5)
})

test('a caller can spend a part of the minute at once and the rest by the second', () => {
  const { now, pass } = clock()
  const limit = new RateLimit(6000, now, 600)
  const pictures = () => {
    let taken = 0
    try {
      for (;;) {
        limit.take('office', 20)
        taken++
      }
    } catch {
      return taken
    }
  }
  expect(pictures()).toBe(30)
  pass(1000)
  expect(pictures()).toBe(5)
  pass(60_000)
  expect(pictures()).toBe(30)
  expect(() => limit.take('office', 20)).toThrow(expect.objectContaining({ retryAfter: 1 }))
})

test('units that were returned can be taken again', () => {
  const { now } = clock()
  const limit = new RateLimit(1, now)
  limit.take('a')
  limit.giveBack('a')
  limit.take('a')
  expect(() => limit.take('a')).toThrow(LimitReached)
})
