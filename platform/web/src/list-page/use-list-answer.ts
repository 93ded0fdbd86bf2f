import type { Call, Input, Output } from '@iisp/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callKey, useCall } from '../request/use-call.ts'

export interface ListOptions {
  /** false: do not fetch yet. */
  readonly enabled?: boolean
  /** Milliseconds between refetches while the page is in front. */
  readonly refetchInterval?: number | false
}
export type Row<C extends Call> = Output<C> extends { readonly list: readonly (infer R)[] } ? R : never

/** A page of a list as answered by the server, with the loading and error state for the table. */
export function useListAnswer<C extends Call>(call: C, input: Input<C>, options: ListOptions) {
  const { enabled = true, refetchInterval = false } = options
  const answer = useCall(call, input, {
    keepPrevious: true,
    quiet: true,
    staleTime: 0,
    enabled,
    refetchInterval,
  })
  const client = useQueryClient()
  const newest = useRef(0)
  const [refreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    const mine = ++newest.current
    setRefreshing(true)
    // A refetch would join a first request that is still running, whose answer may predate the
    // person's own change.
    await client.cancelQueries({ queryKey: callKey(call, input), exact: true })
    await answer.refetch()
    if (mine === newest.current) setRefreshing(false)
  }
  return {
    data: answer.data,
    /** False while the previous page is shown in its place. */
    isOwn: !answer.isPlaceholderData,
    shown: {
      rows: (answer.data as { readonly list: readonly Row<C>[] } | undefined)?.list,
      // a refetch after a push shows no loading state, only one that the person caused
      loading: answer.isLoading || answer.isPlaceholderData || refreshing,
      error: answer.error && { message: answer.error.msg, onRetry: () => void refresh() },
      /** Fetches the page anew with a loading state, because the person wants it. A request under way is aborted. */
      refresh: () => void refresh(),
      /** Refetches the page without a loading state, because something changed. Does nothing before the first fetch. */
      refetch: () => {
        if (!enabled) return
        const answered = answer.refetch()
        // refetch joins a first request under way, whose answer may predate the change
        if (answer.isLoading) void answered.then(() => answer.refetch())
      },
    },
  }
}
