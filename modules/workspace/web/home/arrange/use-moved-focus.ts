import { useEffect, useRef } from 'react'

/**
 * Keeps the focus on the move buttons of an entry that was moved by them: a row that moves in the document loses it.
 * Rows have `data-key`, `ready` is false as long as the buttons cannot take the focus.
 */
export function useMovedFocus(items: unknown, ready = true) {
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<{ readonly key: string; readonly by: -1 | 1 } | null>(null)
  useEffect(() => {
    if (!ready || moved.current === null) return
    const { key, by } = moved.current
    moved.current = null
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLElement>(`[data-key="${key}"] [data-move] button`) ?? []),
    ]
    const wanted = by === 1 ? buttons.toReversed() : buttons
    wanted.find((button) => !button.hasAttribute('disabled'))?.focus()
  }, [items, ready])
  const noteMove = (key: string, by: -1 | 1) => {
    moved.current = { key, by }
  }
  return { list, noteMove }
}
