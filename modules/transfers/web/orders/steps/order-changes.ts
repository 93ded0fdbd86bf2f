import {
  deskList,
  getDebitTransferDetail,
  getRemainBalanceByAccountNewRV,
  getTransferList,
  transferTopics,
} from '@iisp/transfers/contract'
import { callKey, useLive } from '@iisp/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'

/** What a step on any order may have changed. */
const touched = [getTransferList, deskList, getDebitTransferDetail, getRemainBalanceByAccountNewRV]

/** Reads lists, details and balances again where they are shown; elsewhere they count as old. */
export function useReadOrdersAgain(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    for (const call of touched) {
      void client.invalidateQueries({ queryKey: callKey(call) }, { cancelRefetch: false })
    }
  }, [client])
}

/** Milliseconds between two readings, however many orders move. */
export const readEveryMs = 1000

/** Follows what others do with orders: reads again at once, then at most once a second. */
export function useOrderPushes(): void {
  const readAgain = useReadOrdersAgain()
  const pause = useRef<{ timer: ReturnType<typeof setTimeout>; again: boolean } | null>(null)
  useEffect(
    () => () => {
      clearTimeout(pause.current?.timer)
      pause.current = null
    },
    [],
  )
  const hear = () => {
    if (pause.current) {
      pause.current.again = true
      return
    }
    readAgain()
    const timer = setTimeout(() => {
      const { again } = pause.current ?? { again: false }
      pause.current = null
      if (again) hear()
    }, readEveryMs)
    pause.current = { timer, again: false }
  }
  useLive(transferTopics.orderChanged, hear)
}
