import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLatest } from '../hooks/index.ts'

interface Search {
  readonly keyword: string
  readonly options: readonly { readonly value: string; readonly disabled: boolean }[]
  /** The options are still being loaded, or were found for an earlier keyword. */
  readonly pending: boolean
  readonly choose: (value: string) => void
}

/**
 * Enter and Tab choose the first match of what is typed. If its matches are not there yet, they are waited for: what the list
 * still shows was found for something else. Once an arrow key has moved in the list, both keys are the list's own.
 */
export function useFirstMatch({ keyword, options, pending, choose }: Search) {
  const moved = useRef(false)
  const awaited = useRef<string | null>(null)
  const latest = useLatest(choose)
  const first = options.find(({ disabled }) => !disabled)?.value
  useEffect(() => {
    if (awaited.current === null || pending) return
    const isStill = awaited.current === keyword
    awaited.current = null
    if (isStill && first !== undefined) latest.current(first)
  }, [keyword, pending, first, latest])
  return {
    onInputKeyDown: (event: KeyboardEvent) => {
      const { key, shiftKey, nativeEvent } = event
      if (key === 'ArrowDown' || key === 'ArrowUp') moved.current = true
      const takes = (key === 'Enter' || key === 'Tab') && !shiftKey && !nativeEvent.isComposing
      if (!takes || keyword === '' || (moved.current && !pending)) return
      event.preventDefault()
      event.stopPropagation()
      if (pending) awaited.current = keyword
      else if (first !== undefined) choose(first)
    },
    /** Another keyword is typed: what was waited for, and where the arrow keys had moved, count no more. */
    onTyped: () => {
      moved.current = false
      awaited.current = null
    },
  }
}
