import { canMove } from '@iisp/contract'
import { type NavState, navFlow } from '../../contract/dealing/nav-states.ts'
import { type NavAction, navActions } from '../../contract/dealing/nav.ts'

export interface NavFacts {
  readonly state: NavState
  readonly enteredBy: string
  readonly used: boolean
}

/** Who entered a NAV does not decide on it; `persons` are all persons that the human being is. */
export const isOtherPerson = (by: string | null, persons: readonly string[]): boolean =>
  by === null || !persons.includes(by)

/** What a person may do with a NAV. */
export const navActionsOf = ({ state, enteredBy, used }: NavFacts, persons: readonly string[]): NavAction[] =>
  navActions.filter(
    (action) =>
      canMove(navFlow, state, action, 'register') &&
      (action === 'replace' ? !used : isOtherPerson(enteredBy, persons)),
  )
