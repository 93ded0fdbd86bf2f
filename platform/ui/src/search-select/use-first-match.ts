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
 * Enter and Tab choose the first match of the typed text. If the matches have not arrived yet, the
 * hook waits for them, since the list still shows results for an earlier text. Once an arrow key
 * has moved in the list, the list handles both keys.
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
    /** A new keyword resets the pending choice and the position of the arrow keys. */
    onTyped: () => {
      moved.current = false
      awaited.current = null
    },
  }
}
