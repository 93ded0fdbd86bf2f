import type { Call } from '@iisp/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callKey } from './use-call.ts'

/** Running requests are cancelled first: their answers may predate the write, and an invalidated query would join them. */
async function refetch(client: QueryClient, call: Call): Promise<void> {
  const queryKey = callKey(call)
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

/**
 * Marks the answers of calls as stale and refetches the displayed ones. Resolves when they have
 * arrived.
 */
export function useInvalidate(): (calls: readonly Call[]) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (calls) => {
      await Promise.all(calls.map((call) => refetch(client, call)))
    },
    [client],
  )
}
