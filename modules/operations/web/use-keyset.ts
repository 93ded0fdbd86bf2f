import type { Paging } from '@iisp/ui/data-table'
import { useState } from 'react'

/** What a page of a keyset list answers besides its rows. */
interface Answer {
  readonly total: number
  readonly totalCapped?: boolean
  readonly next?: string | null
}

/**
 * Walks a list by keyset: forwards by the answer's cursor, backwards by the cursors already walked. `of` names
 * what is listed: another filter begins at the first page again.
 */
export function useKeyset(of: string) {
  const [pageSize, setPageSize] = useState(20)
  const [place, setPlace] = useState<{ of: string; walked: readonly string[] }>({ of, walked: [] })
  const where = `${of} ${pageSize}`
  const walked = place.of === where ? place.walked : []
  const walk = (to: readonly string[]) => setPlace({ of: where, walked: to })
  const cursor = walked.at(-1)

  const pagingOf = (answer: Answer | undefined): Paging => ({
    mode: 'cursor',
    pageSize,
    sizes: 'business',
    hasPrevious: walked.length > 0,
    hasNext: Boolean(answer?.next),
    total: answer?.total,
    totalCapped: answer?.totalCapped,
    onPrevious: () => walk(walked.slice(0, -1)),
    onNext: () => answer?.next && walk([...walked, answer.next]),
    onPageSizeChange: setPageSize,
  })
  return { input: { pageSize, ...(cursor !== undefined && { cursor }) }, pagingOf, first: () => walk([]) }
}
