import { isOneOf } from '@iisp/contract'
import { type ApplicationState, type StoredApproval, approvalFlow } from '../contract/states.ts'

const { codes, sets } = approvalFlow

/** The newest application of a person for a kind of business at a manager. `date`: the business date of asking. */
export interface Application {
  readonly state: StoredApproval
  readonly date: string
}
export type AuthorityCode = '0000' | '0001' | '0002' | '0003'

/** An approval, a refusal and an open application count on the day they were asked for, in Asia/Shanghai. */
const ofToday = (newest: Application | null, today: string) => (newest?.date === today ? newest.state : null)

/** Whether the person may continue, or the reason why not. An approval can be used only once. */
export function authorityOf(newest: Application | null, today: string): AuthorityCode {
  const state = ofToday(newest, today)
  if (state === codes.approved) return '0000'
  if (state === codes.pending) return '0002'
  return state === codes.refused ? '0003' : '0001'
}

/** Why no further application may be made now, or null. */
export function applyFault(
  newest: Application | null,
  today: string,
): 'pending' | 'granted' | 'refusedToday' | null {
  const code = authorityOf(newest, today)
  return ({ '0000': 'granted', '0001': null, '0002': 'pending', '0003': 'refusedToday' } as const)[code]
}

/** Whether its day is over: it is neither decided nor used any more. */
export const isOver = ({ date }: Pick<Application, 'date'>, today: string): boolean => date < today

/** What a list shows: what its day left undecided or unused has lapsed. */
export function shownState(one: Application, today: string): ApplicationState {
  return isOver(one, today) && isOneOf(sets.open, one.state) ? 'lapsed' : one.state
}

export const reasonLimit = 200

export function reasonFault(reason: string): 'reasonMissing' | 'reasonLong' | null {
  if (reason.trim() === '') return 'reasonMissing'
  return [...reason.trim()].length > reasonLimit ? 'reasonLong' : null
}
