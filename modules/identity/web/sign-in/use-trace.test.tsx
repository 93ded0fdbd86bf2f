import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { traceFault } from '../../rules/sign-in/trace.ts'
import { useTrace } from '../../parts/puzzle/use-trace.ts'

test('a long movement stays whole within a hundred samples', () => {
  vi.useFakeTimers()
  const { result } = renderHook(useTrace)
  for (let step = 0; step <= 1000; step++) {
    vi.advanceTimersByTime(3 + (step % 3))
    result.current.add('a', 'pointer', 180 * (step / 1000) ** 2, step % 2)
  }
  const { trace, moved } = result.current.of('a')
  expect(moved).toBe('pointer')
  expect(trace.length).toBeLessThanOrEqual(100)
  expect([trace[0], trace.at(-1)?.[1]]).toEqual([[0, 0, 0], 180])
  expect(traceFault(trace, moved, 180, 10_000)).toBeNull()
  vi.useRealTimers()
})

test('keys alone are keys, with a pointer it is a pointer; another puzzle starts anew', () => {
  const { result } = renderHook(useTrace)
  result.current.add('a', 'keys', 3)
  expect(result.current.of('a').moved).toBe('keys')
  result.current.add('a', 'pointer', 20)
  expect(result.current.of('a').moved).toBe('pointer')
  expect(result.current.of('b')).toEqual({ trace: [], moved: 'keys' })
  result.current.add('b', 'keys', 15)
  expect(result.current.of('b').trace.map(([, x]) => x)).toEqual([0, 15])
})
