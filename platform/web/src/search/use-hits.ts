import { useEffect, useRef, useState } from 'react'
import type { SearchHit, SearchSource } from './search-source.ts'

export interface HitGroup {
  readonly source: SearchSource
  readonly hits: readonly SearchHit[]
}
interface Found {
  readonly query: string
  /** null: the search failed. */
  readonly hits: readonly SearchHit[] | null
}

export interface Hits {
  /** The sources that found something. Each appears when it has answered. */
  readonly groups: readonly HitGroup[]
  /** The sources whose search failed. */
  readonly failed: readonly SearchSource[]
  /** true until all sources have answered. */
  readonly pending: boolean
  /** Searches again. */
  readonly retry: () => void
}

/** The hits of the sources for a text. */
export function useHits(sources: readonly SearchSource[], text: string): Hits {
  // Keyed by the source's id: hits stay while a source is replaced by a newer one, so Enter opens
  // the visible hit.
  const [found, setFound] = useState<ReadonlyMap<string, Found>>(new Map())
  const [round, setRound] = useState(0)
  // a source that stays is not asked twice for the same text when another one is replaced
  const asked = useRef(new Map<SearchSource, { readonly query: string; readonly stop: AbortController }>())
  const query = text.trim()
  useEffect(() => {
    const running = asked.current
    for (const [source, { query: before, stop }] of running) {
      if (before === query && sources.includes(source)) continue
      stop.abort()
      running.delete(source)
    }
    for (const source of query === '' ? [] : sources) {
      if (running.has(source)) continue
      const stop = new AbortController()
      running.set(source, { query, stop })
      const put = (hits: Found['hits']) => {
        if (!stop.signal.aborted) setFound((before) => new Map(before).set(source.id, { query, hits }))
      }
      const answer = source.search(query, stop.signal)
      if (answer instanceof Promise) answer.then(put, () => put(null))
      else put(answer)
    }
  }, [sources, query, round])
  useEffect(() => {
    const running = asked.current
    return () => {
      for (const { stop } of running.values()) stop.abort()
      running.clear()
    }
  }, [])
  // Hits for an earlier text are hidden, because Enter would open a hit that the person did not
  // search for.
  const answers = sources.map((source) => ({ source, found: found.get(source.id) }))
  const answered = answers.filter(({ found: answer }) => answer?.query === query)
  return {
    groups: answered.flatMap(({ source, found: answer }) =>
      answer?.hits && answer.hits.length > 0 ? [{ source, hits: answer.hits }] : [],
    ),
    failed: answered.filter(({ found: answer }) => answer?.hits === null).map(({ source }) => source),
    pending: query !== '' && answered.length < sources.length,
    retry: () => {
      asked.current.clear()
      setFound(new Map())
      setRound(round + 1)
    },
  }
}
