import type { ApplicationState } from '../contract/desk.ts'

/** The newest application of a person for a kind of business at a manager. `date`: the business date of asking. */
export interface Application {
  readonly state: Exclude<ApplicationState, 'lapsed'>
  readonly date: string
}
export type AuthorityCode = '0000' | '0001' | '0002' | '0003'

/** An approval, a refusal and an open application count on the day they were asked for, in Asia/Shanghai. */
const ofToday = (newest: Application | null, today: string) => (newest?.date === today ? newest.state : null)

/** Whether the person may go on, or what stands in the way. An approval can be used only once. */
export function authorityOf(newest: Application | null, today: string): AuthorityCode {
  const state = ofToday(newest, today)
  if (state === 'approved') return '0000'
  if (state === 'pending') return '0002'
  return state === 'refused' ? '0003' : '0001'
}

/** Why no further application may be made now, or null. */
export function applyFault(
  newest: Application | null,
  today: string,
): 'pending' | 'granted' | 'refusedToday' | null {
  const code = authorityOf(newest, today)
  return ({ '0000': 'granted', '0001': null, '0002': 'pending', '0003': 'refusedToday' } as const)[code]
}

/** What a list shows: what its day left undecided or unused has lapsed. */
export function shownState(one: Application, today: string): ApplicationState {
  const isOver = one.date < today && (one.state === 'pending' || one.state === 'approved')
  return isOver ? 'lapsed' : one.state
}

export const reasonLimit = 200

export function reasonFault(reason: string): 'reasonMissing' | 'reasonLong' | null {
  if (reason.trim() === '') return 'reasonMissing'
  return [...reason.trim()].length > reasonLimit ? 'reasonLong' : null
}
