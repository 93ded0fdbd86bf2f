import { useRef } from 'react'
import type { Moved } from '../../contract/puzzle-size.ts'

const most = 100

/** Adds a sample. When a movement gets too long, every other sample is dropped, so that it is still covered as a whole. */
export const withSample = (trace: readonly number[][], sample: number[]): number[][] => [
  ...(trace.length < most - 1 ? trace : trace.filter((_, index) => index % 2 === 0)),
  sample,
]

/** Records the movements of a puzzle's piece. */
export function useTrace() {
  const movement = useRef<{ of: string; since: number; by: Moved; trace: number[][] } | null>(null)
  return {
    /** @param of the puzzle; another one starts anew */
    add(of: string, by: Moved, x: number, y = 0) {
      const now = performance.now()
      const current =
        movement.current?.of === of ? movement.current : { of, since: now, by, trace: [[0, 0, 0]] }
      movement.current = {
        ...current,
        by: current.by === 'pointer' ? 'pointer' : by,
        trace: withSample(current.trace, [Math.round(now - current.since), Math.round(x), Math.round(y)]),
      }
    },
    of(puzzle: string): { readonly trace: number[][]; readonly moved: Moved } {
      const { of, by, trace } = movement.current ?? { of: '', by: 'keys' as const, trace: [] }
      return of === puzzle ? { trace, moved: by } : { trace: [], moved: 'keys' }
    },
  }
}
