import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown } from './index.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const shown = () => screen.getByRole('timer').textContent

test('[SH-463] 3661 seconds are shown as 01:01:01', () => {
  render(<Countdown seconds={3661} />)
  expect(shown()).toBe('01:01:01')
})
test('[SH-462] a countdown changes once a second and reports its end once', () => {
  const onEnd = vi.fn<(...args: unknown[]) => void>()
  render(<Countdown seconds={2} onEnd={onEnd} />)
  act(() => vi.advanceTimersByTime(999))
  expect(shown()).toBe('00:00:02')
  act(() => vi.advanceTimersByTime(1))
  expect(shown()).toBe('00:00:01')
  act(() => vi.advanceTimersByTime(5000))
  expect(shown()).toBe('00:00:00')
  expect(onEnd).toHaveBeenCalledOnce()
})
test('a different number of seconds restarts it', () => {
  const { rerender } = render(<Countdown seconds={2} />)
  act(() => vi.advanceTimersByTime(2000))
  rerender(<Countdown seconds={60} />)
  expect(shown()).toBe('00:01:00')
})
