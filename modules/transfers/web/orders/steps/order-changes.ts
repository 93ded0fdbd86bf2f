import {
  deskList,
  deskTotals,
  getDebitTransferDetail,
  getRemainBalanceByAccountNewRV,
  getTransferList,
  deskByDay,
  orderStages,
  ordersBack,
  ordersByDay,
  orderTotals,
  transferTopics,
} from '@iisp/transfers/contract'
import { callKey, useLive } from '@iisp/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'

/** Calls whose answers any step on an order may change. */
export const affectedCalls = [
  getTransferList,
  deskList,
  orderTotals,
  deskTotals,
  getDebitTransferDetail,
  getRemainBalanceByAccountNewRV,
  orderStages,
  ordersBack,
  ordersByDay,
  deskByDay,
]

/** Refetches lists, details and balances that are shown, and marks the others as stale. */
function useRefetchOrders(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    for (const call of affectedCalls) {
      void client.invalidateQueries({ queryKey: callKey(call) }, { cancelRefetch: false })
    }
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
