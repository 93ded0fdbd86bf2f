import {
  type ChangeKind,
  type InvestorState,
  accountStatus,
} from '../../contract/investors/investor-kinds.ts'

/** Whether an investor holds shares, and whether some are frozen. */
export interface HeldState {
  readonly holds: boolean
  readonly hasFrozen: boolean
}

/** Kinds of changes that may be entered for an investor; empty while another change is not reviewed. */
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
