import { actionsOn } from '@iisp/contract'
import { type RunState, runFlow } from '../../contract/dealing/run-states.ts'
import { type RunAction, runActions } from '../../contract/dealing/runs.ts'
import { reversalActs } from './reversal-acts.ts'

export interface RunFacts {
  readonly state: RunState
  readonly computedBy: string | null
  /** No later run of the fund is valid, and no payment order of this run has been placed. */
  readonly correctable: boolean
  /** The person who requested the correction; null without a request. */
  readonly askedBy: string | null
  /** The NAV of its day is confirmed. */
  readonly hasNav: boolean
}

/**
 * The actions of a person on a run.
 * - The person who computed it cannot approve it.
 * - The person who requested its correction cannot correct it.
 * - It cannot be published while a correction is requested.
 */
export const runActionsOf = (
  { state, computedBy, correctable, askedBy, hasNav }: RunFacts,
  persons: readonly string[],
): RunAction[] => {
  const open = actionsOn(runFlow, ['register'], state, { persons, by: { compute: computedBy } })
  const back = reversalActs({ canBe: open.includes('correct') && correctable, askedBy }, persons)
  return runActions.filter((action) => {
    if (action === 'ask' || action === 'drop') return back[action]
    if (action === 'correct') return back.do
    if (!open.includes(action)) return false
    if (action === 'publish') return askedBy === null
    return action !== 'compute' || hasNav
  })
}
