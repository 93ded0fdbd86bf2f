import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GroupedPushes, groupMs } from './grouped-pushes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const frame = (topic: string, counts: boolean) => JSON.stringify({ type: 1, topic, counts })

test('a single push is sent at once; a burst is told in two groups, each topic once and to-dos to be counted once', () => {
  const sent: string[] = []
  const pushes = new GroupedPushes((one) => sent.push(one))
  pushes.push('orders')
  expect(sent).toEqual([frame('orders', true)])
  for (const topic of ['orders', 'openings', 'orders', 'openings']) pushes.push(topic)
  vi.advanceTimersByTime(groupMs - 1)
  expect(sent).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sent.slice(1)).toEqual([frame('orders', true), frame('openings', false)])
})

test('what changes while a group is being sent is sent with the next; after a pause a push does not wait', () => {
  const sent: string[] = []
  const pushes = new GroupedPushes((one) => sent.push(one))
  for (let group = 1; group <= 3; group++) {
    pushes.push('orders')
    vi.advanceTimersByTime(groupMs)
    expect(sent).toHaveLength(group)
  }
  vi.advanceTimersByTime(groupMs)
  pushes.push('orders')
  expect(sent).toHaveLength(4)
})

test('nothing is sent after the page has gone', () => {
  const sent: string[] = []
  const pushes = new GroupedPushes((one) => sent.push(one))
  pushes.push('orders')
  pushes.push('orders')
  pushes.stop()
  vi.advanceTimersByTime(groupMs)
  expect(sent).toHaveLength(1)
})
