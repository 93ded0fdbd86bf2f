import { canMove } from '@iisp/contract'
import {
  type InvestorChangeState,
  investorChangeFlow,
} from '../../contract/investors/investor-change-states.ts'
import { type ChangeAction, changeActions } from '../../contract/investors/investor-changes.ts'
import {
  type ChangeKind,
  type InvestorState,
  accountStatus,
} from '../../contract/investors/investor-kinds.ts'

/** Whether an investor holds shares, and whether some of them are frozen. */
export interface HeldState {
  readonly holds: boolean
  readonly hasFrozen: boolean
}

/** What may be entered about an investor, while no other change waits. */
export function changesFor(status: InvestorState, pending: boolean, held: HeldState): ChangeKind[] {
  if (pending || status === accountStatus.closed) return []
  const ofShares: ChangeKind[] = [
    ...(held.holds ? (['freeze-shares'] as const) : []),
    ...(held.hasFrozen ? (['unfreeze-shares'] as const) : []),
  ]
  if (status === accountStatus.normal)
    return ['change', 'trading-account', 'bank-account', ...ofShares, 'freeze', 'close']
  return status === accountStatus.frozen ? ['change', ...ofShares, 'unfreeze'] : ['change', ...ofShares]
}

/** What a person may do with a change; `isAuthor`: the same human being entered it. */
export const decisionsOn = (state: InvestorChangeState, isAuthor: boolean): ChangeAction[] =>
  changeActions.filter((action) =>
    canMove(investorChangeFlow, state, action, isAuthor ? 'author' : 'reviewer'),
  )
