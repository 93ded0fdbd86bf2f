import { canMove } from '@iisp/contract'
import { type DividendState, dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { type DividendAction, dividendActions } from '../../contract/dividends/dividends.ts'
import { isOtherPerson } from '../dealing/nav-actions.ts'

interface DividendFacts {
  readonly state: DividendState
  readonly enteredBy: string
  readonly computedBy: string | null
}

/** What a person may do with a dividend: who entered it does not decide it, who computed it does not confirm it. */
export const dividendActionsOf = (
  { state, enteredBy, computedBy }: DividendFacts,
  persons: readonly string[],
): DividendAction[] =>
  dividendActions.filter((action) => {
    if (!canMove(dividendFlow, state, action, 'register')) return false
    if (action === 'approve' || action === 'return') return isOtherPerson(enteredBy, persons)
    return action !== 'confirm' || isOtherPerson(computedBy, persons)
  })
