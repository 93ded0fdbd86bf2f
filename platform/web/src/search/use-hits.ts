import { useEffect, useState } from 'react'
import type { SearchHit, SearchSource } from './search-source.ts'

export interface HitGroup {
  readonly source: SearchSource
  readonly hits: readonly SearchHit[]
}
interface Found {
  readonly query: string
  readonly hits: readonly SearchHit[]
}

/**
 * The hits for this text by source, without sources that have none. Each source appears when it has answered; failures
 * are ignored. `pending` is true until all have answered.
 */
export function useHits(
  sources: readonly SearchSource[],
  text: string,
): { readonly groups: readonly HitGroup[]; readonly pending: boolean } {
  const [found, setFound] = useState<ReadonlyMap<SearchSource, Found>>(new Map())
  const query = text.trim()
  useEffect(() => {
    const stop = new AbortController()
    const put = (source: SearchSource, hits: readonly SearchHit[]) => {
      if (!stop.signal.aborted) setFound((before) => new Map(before).set(source, { query, hits }))
    }
    for (const source of query === '' ? [] : sources) {
      Promise.resolve(source.search(query, stop.signal)).then(
        (hits) => put(source, hits),
        () => put(source, []),
      )
    }
    return () => stop.abort()
  }, [sources, query])
  // hits for an earlier text are not shown: Enter would open what the person has not asked for
  const answers = sources.map((source) => {
    const answer = found.get(source)
    return { source, hits: answer?.query === query ? answer.hits : null }
  })
  return {
    groups: answers.flatMap(({ source, hits }) => (hits && hits.length > 0 ? [{ source, hits }] : [])),
    pending: query !== '' && answers.some(({ hits }) => hits === null),
  }
}
