import { canMove } from '@iisp/contract'
import { type FeeDayState, feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import { type FeeDayAction, feeDayActions } from '../../contract/fee-days/fee-days.ts'
import { isOtherPerson } from '../dealing/nav-actions.ts'

interface Standing {
  readonly state: FeeDayState
  readonly computedBy: string | null
  /** A run, a dividend or another fee day was computed from what it left. */
  readonly isBuiltUpon: boolean
}

/** What a person may do with a fee day: who computed it does not confirm it, and what was built upon is not revoked. */
export const feeDayActionsOf = (
  { state, computedBy, isBuiltUpon }: Standing,
  persons: readonly string[],
): FeeDayAction[] =>
  feeDayActions.filter(
    (action) =>
      canMove(feeDayFlow, state, action, 'register') &&
      (action !== 'confirm' || isOtherPerson(computedBy, persons)) &&
      (action !== 'revoke' || !isBuiltUpon),
  )
