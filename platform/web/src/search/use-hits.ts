import { useEffect, useState } from 'react'
import type { SearchHit, SearchSource } from './search-source.ts'

export interface HitGroup {
  readonly source: SearchSource
  readonly hits: readonly SearchHit[]
}

/** The hits by source, without sources that have none. Each source appears when it has answered; failures are ignored. */
export function useHits(sources: readonly SearchSource[], text: string): readonly HitGroup[] {
  const [found, setFound] = useState<ReadonlyMap<string, readonly SearchHit[]>>(new Map())
  useEffect(() => {
    const query = text.trim()
    const stop = new AbortController()
    const put = (id: string, hits: readonly SearchHit[]) => {
      if (!stop.signal.aborted) setFound((before) => new Map(before).set(id, hits))
    }
    for (const { id, search } of sources) {
      if (query === '') put(id, [])
      else
        Promise.resolve(search(query, stop.signal)).then(
          (hits) => put(id, hits),
          () => put(id, []),
        )
    }
    return () => stop.abort()
  }, [sources, text])
  return sources
    .map((source) => ({ source, hits: found.get(source.id) ?? [] }))
    .filter((group) => group.hits.length > 0)
}
