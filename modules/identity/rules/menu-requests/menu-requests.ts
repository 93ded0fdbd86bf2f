import { canMove } from '@iisp/contract'
import { addDays } from '@iisp/contract/date'
import {
  type MenuRequestState,
  type StoredMenuRequest,
  menuRequestFlow,
} from '../../contract/menu-request-states.ts'
import { type GrantDays, menuRequestActions } from '../../contract/menu-requests.ts'

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

/** Actions possible on a request now. Nobody decides on their own request. */
export const actionsOn = (
  request: StoredRequest,
  today: string,
  mayDecide: boolean,
): (typeof menuRequestActions)[number][] =>
  mayDecide && shownState(request, today) !== 'lapsed'
    ? menuRequestActions.filter((action) => canMove(menuRequestFlow, request.state, action, 'administrator'))
    : []
