import { actionsOn } from '@iisp/contract'
import { type FeeDayState, feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import { type FeeDayAction, feeDayActions } from '../../contract/fee-days/fee-days.ts'
import { takingBack } from '../dealing/taking-back.ts'

interface Standing {
  readonly state: FeeDayState
  readonly computedBy: string | null
  /** Something was built upon it, so that it cannot be revoked. */
  readonly isBlocked: boolean
  /** Who asks for it to be revoked; null: nobody. */
  readonly askedBy: string | null
}

/**
 * What a person may do with a fee day: who computed it does not confirm it, who asks for its revocation does not revoke it, and
 * what was built upon is not revoked.
 */
export const feeDayActionsOf = (
  { state, computedBy, isBlocked, askedBy }: Standing,
  persons: readonly string[],
): FeeDayAction[] => {
  const open = actionsOn(feeDayFlow, ['register'], state, { persons, by: { compute: computedBy } })
  const back = takingBack({ canBe: open.includes('revoke') && !isBlocked, askedBy }, persons)
  return feeDayActions.filter((action) => {
    if (action === 'ask' || action === 'drop') return back[action]
    if (action === 'revoke') return back.do
    return open.includes(action)
  })
}
