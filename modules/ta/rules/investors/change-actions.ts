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

/** What may be entered about an investor, while no other change waits. */
export function changesFor(status: InvestorState, pending: boolean): ChangeKind[] {
  if (pending || status === accountStatus.closed) return []
  if (status === accountStatus.normal) return ['change', 'trading-account', 'bank-account', 'freeze', 'close']
  return status === accountStatus.frozen ? ['change', 'unfreeze'] : ['change']
}

/** What a person may do with a change; `isAuthor`: the same human being entered it. */
export const decisionsOn = (state: InvestorChangeState, isAuthor: boolean): ChangeAction[] =>
  changeActions.filter((action) =>
    canMove(investorChangeFlow, state, action, isAuthor ? 'author' : 'reviewer'),
  )
