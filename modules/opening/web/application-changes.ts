import {
  getApplication,
  getAssociationDetail,
  getOpeningList,
  getProcessInfo,
  getProgressDetail,
  getRelationDetail,
  getTrusteeRaiseList,
  openingDeskList,
  queryUrging,
  openingTopics,
} from '@iisp/opening/contract'
import { callKey, useLive } from '@iisp/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** What a step on any application may have changed. */
export const touched = [
  getOpeningList,
  getTrusteeRaiseList,
  openingDeskList,
  getProgressDetail,
  getProcessInfo,
  getRelationDetail,
  getAssociationDetail,
  getApplication,
  queryUrging,
]

/** Refetches lists and details that are shown, and marks the others as stale. */
export function useReadAgain(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    for (const call of touched) {
      void client.invalidateQueries({ queryKey: callKey(call) }, { cancelRefetch: false })
    }
  }, [client])
}

/** Follows what others do with applications. */
export const useApplicationPushes = (): void => useLive(openingTopics.applicationChanged, useReadAgain())
