import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchIdle } from './idle-lock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const minute = 60_000
const press = () => window.dispatchEvent(new Event('keydown'))

test('the screen locks after a quarter of an hour without activity; activity in this or another window postpones it', () => {
  const lock = vi.fn<() => void>()
  const idle = watchIdle(15, lock)
  vi.advanceTimersByTime(14 * minute)
  press()
  vi.advanceTimersByTime(14 * minute)
  idle.active()
  vi.advanceTimersByTime(14 * minute)
  expect(lock).not.toHaveBeenCalled()
  vi.advanceTimersByTime(minute + 15_000)
  expect(lock).toHaveBeenCalledOnce()
})

test('after the computer has slept, the screen locks before the first key press takes effect', () => {
  const lock = vi.fn<() => void>()
  watchIdle(15, lock)
  vi.setSystemTime(Date.now() + 60 * minute)
  press()
  expect(lock).toHaveBeenCalledOnce()
})
