import { actionsOn } from '@iisp/contract'
import { type DividendState, dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { type DividendAction, dividendActions } from '../../contract/dividends/dividends.ts'
import { takingBack } from '../dealing/taking-back.ts'

interface DividendFacts {
  readonly state: DividendState
  readonly enteredBy: string
  readonly computedBy: string | null
  /** Something was built upon it or its orders are not voided, so that it cannot be revoked. */
  readonly isBlocked: boolean
  /** Who asks for it to be revoked; null: nobody. */
  readonly askedBy: string | null
  /** Another plan takes the place of this revoked one. */
  readonly isCorrected: boolean
}

/**
 * What a person may do with a dividend: what its flow allows; who asks for its revocation does not revoke it, and a revoked
 * one is corrected once.
 */
export const dividendActionsOf = (
  { state, enteredBy, computedBy, isBlocked, askedBy, isCorrected }: DividendFacts,
  persons: readonly string[],
): DividendAction[] => {
  const by = { enter: enteredBy, compute: computedBy }
  const open = actionsOn(dividendFlow, ['register'], state, { persons, by })
  const back = takingBack({ canBe: open.includes('revoke') && !isBlocked, askedBy }, persons)
  return dividendActions.filter((action) => {
    if (action === 'ask' || action === 'drop') return back[action]
    if (action === 'revoke') return back.do
    if (action === 'correct') return state === dividendFlow.codes.revoked && !isCorrected
    return open.includes(action)
  })
}
