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
import { useInvalidate, useLive } from '@iisp/web'

/** Calls whose answers any step on an application may change. */
export const affectedCalls = [
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

/** Refetches what is shown when others change applications. */
export function useApplicationPushes(): void {
  const invalidate = useInvalidate()
  useLive(openingTopics.applicationChanged, () => void invalidate(affectedCalls))
}
