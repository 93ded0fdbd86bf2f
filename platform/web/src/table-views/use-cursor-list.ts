import type { Call, Input, Output } from '@iisp/contract'
import { useState } from 'react'
import { useCall } from '../request/use-call.ts'

/** A page of a list that is walked by cursor. */
interface CursorPage {
  readonly list: readonly unknown[]
  readonly total: number
  readonly totalCapped?: boolean
  readonly next?: string | null
}
type Row<C extends Call> = Output<C> extends { readonly list: readonly (infer R)[] } ? R : never

interface Options {
  /** false: not asked for yet. */
  readonly enabled?: boolean
}

/**
 * A page of a list by keyset: forwards by the answer's cursor, backwards by the cursors already walked. Another
 * input begins at the first page again. What comes in is what the table takes.
 */
export function useCursorList<C extends Call>(call: C, input: Input<C>, { enabled = true }: Options = {}) {
  const [pageSize, setPageSize] = useState(20)
  const asked = { ...(input as object), pageSize }
  const where = JSON.stringify(asked)
  // cursors belong to one list: another filter, order or size begins at the first page
  const [place, setPlace] = useState<{ where: string; walked: readonly string[] }>({ where, walked: [] })
  const walked = place.where === where ? place.walked : []
  const walk = (to: readonly string[]) => setPlace({ where, walked: to })
  const cursor = walked.at(-1)

  const answer = useCall(call, { ...asked, ...(cursor !== undefined && { cursor }) } as Input<C>, {
    keepPrevious: true,
    quiet: true,
    staleTime: 0,
    enabled,
  })
  const data = answer.data as CursorPage | undefined
  const [refreshing, setRefreshing] = useState(false)
  const refresh = () => {
    setRefreshing(true)
    void answer.refetch().finally(() => setRefreshing(false))
  }

  // the last row of a page was moved on: its place is empty
  if (data?.list.length === 0 && walked.length > 0 && !answer.isPlaceholderData) walk(walked.slice(0, -1))

  return {
    rows: data?.list as readonly Row<C>[] | undefined,
    // what a push brings comes in quietly; only what a person asked for shows as waiting
    loading: answer.isLoading || answer.isPlaceholderData || refreshing,
    error: answer.error && { message: answer.error.msg, onRetry: refresh },
    paging: {
      mode: 'cursor',
      pageSize,
      sizes: 'business',
      place: walked.length,
      hasPrevious: walked.length > 0,
      hasNext: Boolean(data?.next),
      total: data?.total,
      totalCapped: data?.totalCapped,
      onPrevious: () => walk(walked.slice(0, -1)),
      onNext: () => data?.next && walk([...walked, data.next]),
      onPageSizeChange: setPageSize,
    } as const,
    /** Reads the page again; the first one with `first`. */
    refresh,
    first: () => walk([]),
  }
}
