import { actionsOn } from '@iisp/contract'
import { type RunState, runFlow } from '../../contract/dealing/run-states.ts'
import { type RunAction, runActions } from '../../contract/dealing/runs.ts'
import { takingBack } from './taking-back.ts'

export interface RunFacts {
  readonly state: RunState
  readonly computedBy: string | null
  /** No later run of the fund is valid, and no payment of it has been placed. */
  readonly correctable: boolean
  /** Who asks for it to be corrected; null: nobody. */
  readonly askedBy: string | null
  /** The NAV of its day is confirmed. */
  readonly hasNav: boolean
}

/**
 * What a person may do with a run: whoever computed it does not approve it, and who asks for its correction does not correct
 * it. It is not published while somebody asks for that.
 */
export const runActionsOf = (
  { state, computedBy, correctable, askedBy, hasNav }: RunFacts,
  persons: readonly string[],
): RunAction[] => {
  const open = actionsOn(runFlow, ['register'], state, { persons, by: { compute: computedBy } })
  const back = takingBack({ canBe: open.includes('correct') && correctable, askedBy }, persons)
  return runActions.filter((action) => {
    if (action === 'ask' || action === 'drop') return back[action]
    if (action === 'correct') return back.do
    if (!open.includes(action)) return false
    if (action === 'publish') return askedBy === null
    return action !== 'compute' || hasNav
  })
}
