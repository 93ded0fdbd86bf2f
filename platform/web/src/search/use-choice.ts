import { type KeyboardEvent, useState } from 'react'
import type { SearchHit } from './search-source.ts'

/**
 * The hit chosen by arrow keys or pointer; Enter opens it. It is the first one until the person
 * chooses another.
 */
export function useChoice(hits: readonly SearchHit[], open: (hit: SearchHit) => void) {
  const [picked, setPicked] = useState<SearchHit | null>(null)
  const at = picked === null ? 0 : Math.max(0, hits.indexOf(picked))
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = hits[at]
    if (event.nativeEvent.isComposing || chosen === undefined) return
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (to !== undefined) setPicked(hits[(to + hits.length) % hits.length] ?? null)
    else if (event.key === 'Enter') open(chosen)
    else return
    event.preventDefault()
  }
  return { at, pick: setPicked, onKeyDown }
}
