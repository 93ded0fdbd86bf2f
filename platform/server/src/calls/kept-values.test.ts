import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KeptValues } from './kept-values.ts'

const orders = { topic: 'orders.changed', audience: 'M001' }
let reads = 0
const read = async () => ++reads
let kept: KeptValues

beforeEach(() => {
  vi.useFakeTimers()
  reads = 0
  kept = new KeptValues()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a value is read once and then served from the cache', async () => {
  expect(await kept.get(orders, 'all', read)).toBe(1)
  expect(await kept.get(orders, 'all', read)).toBe(1)
  expect(await kept.get(orders, 'open', read)).toBe(2)
})

test('an event of its topic for its audience discards it, another does not', async () => {
  await kept.get(orders, 'all', read)
  kept.forget({ topic: 'orders.changed', audience: ['M002', '*'] })
  kept.forget({ topic: 'orders.printed', audience: ['M001'] })
  expect(await kept.get(orders, 'all', read)).toBe(1)
  kept.forget({ topic: 'orders.changed', audience: ['M001', '*'] })
  expect(await kept.get(orders, 'all', read)).toBe(2)
})

test('an event of its topic for everybody discards it', async () => {
  await kept.get(orders, 'all', read)
  kept.forget({ topic: 'orders.printed', audience: ['everybody'] })
  expect(await kept.get(orders, 'all', read)).toBe(1)
  kept.forget({ topic: 'orders.changed', audience: ['everybody'] })
  expect(await kept.get(orders, 'all', read)).toBe(2)
})

test('a value read before an event and arriving after it is not cached', async () => {
  let arrive: (value: string) => void = () => {}
  const early = kept.get(orders, 'all', () => new Promise<string>((done) => (arrive = done)))
  kept.forget({ topic: 'orders.changed', audience: ['M001'] })
  arrive('old')
  expect(await early).toBe('old')
  expect(await kept.get(orders, 'all', async () => 'new')).toBe('new')
})

test('nothing is cached longer than 5 seconds', async () => {
  await kept.get(orders, 'all', read)
  vi.advanceTimersByTime(5001)
  expect(await kept.get(orders, 'all', read)).toBe(2)
})

test('a failed read is not cached', async () => {
  await expect(kept.get(orders, 'all', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await kept.get(orders, 'all', read)).toBe(1)
})
