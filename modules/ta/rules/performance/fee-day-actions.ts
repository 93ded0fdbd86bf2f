import { canMove } from '@iisp/contract'
import { type FeeDayState, feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import { type FeeDayAction, feeDayActions } from '../../contract/fee-days/fee-days.ts'
import { isOtherPerson } from '../dealing/nav-actions.ts'

/** What a person may do with a fee day: who computed it does not confirm it. */
export const feeDayActionsOf = (
  { state, computedBy }: { readonly state: FeeDayState; readonly computedBy: string | null },
  persons: readonly string[],
): FeeDayAction[] =>
  feeDayActions.filter(
    (action) =>
      canMove(feeDayFlow, state, action, 'register') &&
      (action !== 'confirm' || isOtherPerson(computedBy, persons)),
  )
