import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useLatest } from '../hooks/index.ts'
import { allMatches, searchProducts, type ProductHit, type ProductIndex } from './product-search.ts'

interface ProductSearch {
  readonly index: ProductIndex
  /** The products are still being loaded. */
  readonly loading: boolean
  readonly choose: (hit: ProductHit) => void
}

/**
 * The products that match what is typed. The arrow keys of the search field move through them, Enter chooses one. While the
 * products are being loaded, Enter waits for the first match.
 */
export function useProductSearch({ index, loading, choose }: ProductSearch) {
  const list = useRef<HTMLDivElement>(null)
  const [keyword, setKeyword] = useState('')
  const [active, setActive] = useState(0)
  const query = useDeferredValue(keyword)
  const hits = useMemo(() => searchProducts(index, query), [index, query])
  const matches = useMemo(() => allMatches(index, query), [index, query])
  // the list may lag behind what is typed; the keys then use the hits of the text itself
  const found = () => (query === keyword ? hits : searchProducts(index, keyword))
  const move = (to: number) => {
    const next = Math.min(Math.max(to, 0), found().length - 1)
    setActive(next)
    list.current?.children[next]?.scrollIntoView?.({ block: 'nearest' })
  }
  const awaited = useRef<string | null>(null)
  const latest = useLatest(choose)
  useEffect(() => {
    if (loading || awaited.current === null) return
    const [first] = searchProducts(index, awaited.current)
    awaited.current = null
    if (first) latest.current(first)
  }, [loading, index, latest])
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const hit = found()[active]
    if (step === undefined && event.key !== 'Enter') return
    // Enter selects and must not submit the form around the picker
    event.preventDefault()
    if (step !== undefined) move(active + step)
    else if (event.nativeEvent.isComposing) return
    else if (hit) choose(hit)
    else if (loading && keyword !== '') awaited.current = keyword
  }
  const type = (next: string) => {
    setKeyword(next)
    setActive(0)
    awaited.current = null
  }
  return { list, keyword, type, hits, matches, active, setActive, onKey }
}
