import { transferTopics } from '@iisp/transfers/contract'
import { callKey, useLive } from '@iisp/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'

/** Refetches lists, details and balances that are shown, and marks the others as stale. */
function useRefetchOrders(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    const refetch = (queryKey?: readonly unknown[]) =>
      void client.invalidateQueries(queryKey && { queryKey }, { cancelRefetch: false })
    // their schemas are larger than the list, and only a change of an order needs them
    import('./affected-calls.ts').then(
      ({ affectedCalls }) => affectedCalls.forEach((call) => refetch(callKey(call))),
      () => refetch(),
    )
  }, [client])
}

/** Minimum interval between two refetches in milliseconds, however many orders change. */
export const refetchIntervalMs = 1000

/** Refetches when others change orders: immediately, then at most once a second. */
export function useOrderPushes(): void {
  const refetch = useRefetchOrders()
  const pause = useRef<{ timer: ReturnType<typeof setTimeout>; again: boolean } | null>(null)
  useEffect(
    () => () => {
      clearTimeout(pause.current?.timer)
      pause.current = null
    },
    [],
  )
  const onPush = () => {
    if (pause.current) {
      pause.current.again = true
      return
    }
    refetch()
    const timer = setTimeout(() => {
      const { again } = pause.current ?? { again: false }
      pause.current = null
      if (again) onPush()
    }, refetchIntervalMs)
    pause.current = { timer, again: false }
  }
  useLive(transferTopics.orderChanged, onPush)
}
