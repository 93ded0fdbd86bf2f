import type { Call } from '@iisp/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callKey } from './use-call.ts'

/** Answers on their way were made before the write, and a list would join them if it were only invalidated. */
async function refetch(client: QueryClient, call: Call): Promise<void> {
  const queryKey = callKey(call)
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

/** Marks the answers of calls as stale; those that are shown are read again. Resolves when they are here. */
export function useInvalidate(): (calls: readonly Call[]) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (calls) => {
      await Promise.all(calls.map((call) => refetch(client, call)))
    },
    [client],
  )
}
