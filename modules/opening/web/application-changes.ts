import {
  getApplication,
  getOpeningList,
  getProcessInfo,
  getProgressDetail,
  getRelationDetail,
  getTrusteeRaiseList,
  queryUrging,
} from '@iisp/opening/contract'
import { callKey, useLive } from '@iisp/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** What a step on any application may have changed. */
export const touched = [
  getOpeningList,
  getTrusteeRaiseList,
  getProgressDetail,
  getProcessInfo,
  getRelationDetail,
  getApplication,
  queryUrging,
]

/** Reads lists and details again where they are shown; elsewhere they count as old. */
export function useReadAgain(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    for (const call of touched) {
      void client.invalidateQueries({ queryKey: callKey(call) }, { cancelRefetch: false })
    }
  }, [client])
}

/** Follows what others do with applications. */
export const useApplicationPushes = (): void => useLive('opening.application-changed', useReadAgain())
