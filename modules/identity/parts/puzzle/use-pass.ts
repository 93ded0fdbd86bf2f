import { useRef, useState } from 'react'
import type { Solved } from './use-puzzle.ts'

/**
 * Asks for a solved puzzle during a write. `ask` resolves to null if the person closes the puzzle.
 */
export function usePass() {
  const [open, setOpen] = useState(false)
  const answer = useRef<(solved: Solved | null) => void>(() => {})
  return {
    open,
    ask: () =>
      new Promise<Solved | null>((resolve) => {
        answer.current = resolve
        setOpen(true)
      }),
    settle: (solved: Solved | null) => {
      setOpen(false)
      answer.current(solved)
    },
  }
}
