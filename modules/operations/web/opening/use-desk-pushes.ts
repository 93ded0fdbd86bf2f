import {
  getAssociationDetail,
  getProcessInfo,
  getProgressDetail,
  openingDeskList,
  openingTopics,
} from '@iisp/opening/contract'
import { callKey, useLive } from '@iisp/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

const touched = [openingDeskList, getProgressDetail, getProcessInfo, getAssociationDetail]

/** Follows what managers and colleagues do with applications; gives what reads everything again. */
export function useDeskPushes(): () => void {
  const client = useQueryClient()
  const readAgain = useCallback(() => {
    for (const call of touched) {
      void client.invalidateQueries({ queryKey: callKey(call) }, { cancelRefetch: false })
    }
  }, [client])
  useLive(openingTopics.applicationChanged, readAgain)
  return readAgain
}
