import { canMove } from '@iisp/contract'
import { type RunState, runFlow } from '../../contract/dealing/run-states.ts'
import { type RunAction, runActions } from '../../contract/dealing/runs.ts'
import { isOtherPerson } from './nav-actions.ts'

export interface RunFacts {
  readonly state: RunState
  readonly computedBy: string | null
  /** No later run of the fund is valid, and no payment of it has been placed. */
  readonly correctable: boolean
  /** The NAV of its day is confirmed. */
  readonly hasNav: boolean
}

/** What a person may do with a run: whoever computed it does not approve it. */
export const runActionsOf = (
  { state, computedBy, correctable, hasNav }: RunFacts,
  persons: readonly string[],
): RunAction[] =>
  runActions.filter((action) => {
    if (!canMove(runFlow, state, action, 'register')) return false
    if (action === 'approve') return isOtherPerson(computedBy, persons)
    if (action === 'compute') return hasNav
    return action !== 'correct' || correctable
  })
