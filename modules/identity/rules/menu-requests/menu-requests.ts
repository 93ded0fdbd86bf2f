import { addDays } from '@iisp/contract/date'
import {
  type MenuRequestState,
  type StoredMenuRequest,
  lapsedRequest,
  menuRequestFlow,
} from '../../contract/menu-request-states.ts'
import type { GrantDays } from '../../contract/menu-requests.ts'

/** The last day of a grant that begins today; null: for good. A day counts in Asia/Shanghai. */
export const lastDay = (today: string, days: GrantDays): string | null =>
  days === 0 ? null : addDays(today, days)

export const isInForce = (until: string | null, today: string): boolean => until === null || until >= today

export interface StoredRequest {
  readonly state: StoredMenuRequest
  readonly until: string | null
}
/** The state that a list shows: a grant whose last day is over counts as expired. */
export const shownState = ({ state, until }: StoredRequest, today: string): MenuRequestState =>
  state === menuRequestFlow.codes.granted && !isInForce(until, today) ? 'lapsed' : state

/** Facts about a request that keep it from a way. */
export const factsOfRequest = (request: StoredRequest, today: string) => ({
  lapsed: shownState(request, today) === lapsedRequest,
})
