import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Worker, WorkerTools } from '../calls/worker.ts'
import { type WorkerParts, Workers } from './workers.ts'

const parts = { now: () => new Date(0) } as unknown as WorkerParts
const failed = vi.fn<(error: unknown) => void>()
let turns = 0
let atOnce = 0
let most = 0
let finish: () => void = () => {}
const slow = async () => {
  turns++
  most = Math.max(most, ++atOnce)
  await new Promise<void>((done) => (finish = done))
  atOnce--
}
const started = (run: Worker['run']) =>
  new Workers(parts, [{ name: 'test', everySeconds: 60, topics: ['made'], run }], failed)

beforeEach(() => {
  vi.useFakeTimers()
  turns = atOnce = most = 0
  failed.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a worker runs at its interval, and immediately when one of its events wakes it', async () => {
  const run = vi.fn<Worker['run']>(async () => {})
  const workers = started(run)
  workers.wake('other')
  expect(run).not.toHaveBeenCalled()
  workers.wake('made')
  expect(run).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(2)
  await workers.close()
})

test('it never runs twice at the same time; if woken meanwhile it runs once more', async () => {
  const workers = started(slow)
  for (let n = 0; n < 5; n++) workers.wake('made')
  expect(turns).toBe(1)
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect([turns, most]).toEqual([2, 1])
  finish()
  await workers.close()
  expect(turns).toBe(2)
})

test('a failure is reported, and the next run takes place', async () => {
  const run = vi.fn<Worker['run']>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue()
  const workers = started(run)
  await workers.drain()
  expect(failed).toHaveBeenCalledOnce()
  await workers.drain()
  expect(run).toHaveBeenCalledTimes(2)
  await workers.close()
})

test('a closing node signals its workers, waits for them and starts nothing new', async () => {
  const heard: boolean[] = []
  const workers = started(async ({ closing }: WorkerTools) => {
    await new Promise<void>((done) => closing.addEventListener('abort', () => done()))
    heard.push(closing.aborted)
  })
  workers.wake('made')
  await workers.close()
  workers.wake('made')
  expect(heard).toEqual([true])
})
