import type { Call, Input, Output } from '@iisp/contract'
import { useState } from 'react'
import { useCall } from '../request/use-call.ts'

export interface ListOptions {
  /** false: do not fetch yet. */
  readonly enabled?: boolean
  /** Milliseconds between refetches while the page is in front. */
  readonly refetchInterval?: number | false
}
export type Row<C extends Call> = Output<C> extends { readonly list: readonly (infer R)[] } ? R : never

/** A page of a list as the server answered it, and what the table shows of the waiting for it. */
export function useListAnswer<C extends Call>(call: C, input: Input<C>, options: ListOptions) {
  const { enabled = true, refetchInterval = false } = options
  const answer = useCall(call, input, {
    keepPrevious: true,
    quiet: true,
    staleTime: 0,
    enabled,
    refetchInterval,
  })
  const [refreshing, setRefreshing] = useState(false)
  const refresh = () => {
    setRefreshing(true)
    void answer.refetch().finally(() => setRefreshing(false))
  }
  return {
    data: answer.data,
    /** False while the page before stands in. */
    isOwn: !answer.isPlaceholderData,
    shown: {
      rows: (answer.data as { readonly list: readonly Row<C>[] } | undefined)?.list,
      // what a push brings comes in quietly; only what a person asked for shows as waiting
      loading: answer.isLoading || answer.isPlaceholderData || refreshing,
      error: answer.error && { message: answer.error.msg, onRetry: refresh },
      /** Reads the page again, at somebody's wish. */
      refresh,
      /** Reads the page again because something changed; a list that was not asked for stays so. */
      reread: () => {
        if (!enabled) return
        const answered = answer.refetch()
        // the first answer on its way may be from before the change, and is not asked for anew
        if (answer.isLoading) void answered.then(() => answer.refetch())
      },
    },
  }
}
