import { actionsOn } from '@iisp/contract'
import { type FeeDayState, feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import { type FeeDayAction, feeDayActions } from '../../contract/fee-days/fee-days.ts'
import { reversalActs } from '../dealing/reversal-acts.ts'

interface Standing {
  readonly state: FeeDayState
  readonly computedBy: string | null
  /** A later case depends on it, so it cannot be revoked. */
  readonly isBlocked: boolean
  /** The person who requested the revocation; null without a request. */
  readonly askedBy: string | null
}

/**
 * The actions of a person on a fee day.
 * - The person who computed it cannot confirm it.
 * - The person who requested its revocation cannot revoke it.
 * - It cannot be revoked once a later case depends on it.
 */
export const feeDayActionsOf = (
  { state, computedBy, isBlocked, askedBy }: Standing,
  persons: readonly string[],
): FeeDayAction[] => {
  const open = actionsOn(feeDayFlow, ['register'], state, { persons, by: { compute: computedBy } })
  const back = reversalActs({ canBe: open.includes('revoke') && !isBlocked, askedBy }, persons)
  return feeDayActions.filter((action) => {
    if (action === 'ask' || action === 'drop') return back[action]
    if (action === 'revoke') return back.do
    return open.includes(action)
  })
}
