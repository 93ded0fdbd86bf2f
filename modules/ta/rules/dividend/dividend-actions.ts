import { actionsOn } from '@iisp/contract'
import { type DividendState, dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { type DividendAction, dividendActions } from '../../contract/dividends/dividends.ts'
import { reversalActs } from '../dealing/reversal-acts.ts'

interface DividendFacts {
  readonly state: DividendState
  readonly enteredBy: string
  readonly computedBy: string | null
  /** A later case depends on it or its payment orders are not voided, so it cannot be revoked. */
  readonly isBlocked: boolean
  /** The person who requested the revocation; null without a request. */
  readonly askedBy: string | null
  /** Another plan replaces this revoked dividend. */
  readonly isCorrected: boolean
}

/**
 * The actions of a person on a dividend, as its flow allows.
 * - The person who requested its revocation cannot revoke it.
 * - A revoked dividend can be corrected only once.
 */
export const dividendActionsOf = (
  { state, enteredBy, computedBy, isBlocked, askedBy, isCorrected }: DividendFacts,
  persons: readonly string[],
): DividendAction[] => {
  const by = { enter: enteredBy, compute: computedBy }
  const open = actionsOn(dividendFlow, ['register'], state, { persons, by })
  const back = reversalActs({ canBe: open.includes('revoke') && !isBlocked, askedBy }, persons)
  return dividendActions.filter((action) => {
    if (action === 'ask' || action === 'drop') return back[action]
    if (action === 'revoke') return back.do
    if (action === 'correct') return state === dividendFlow.codes.revoked && !isCorrected
    return open.includes(action)
  })
}
