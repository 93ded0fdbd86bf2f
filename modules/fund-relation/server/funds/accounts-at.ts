import type { CallContext } from '@iisp/server'
import { type ChildFundAccount, childFundAccounts } from '@iisp/ta/contract'
import type { StoredRelation } from '../tables.ts'
import { isInUse } from './accounts-of.ts'

/**
 * The accounts of a relation's child fund that are in use at the mother's register; the account
 * named by the relation comes first.
 */
export async function accountsAt(
  { call }: Pick<CallContext, 'call'>,
  { child_id, mother_id, child_account }: Pick<StoredRelation, 'child_id' | 'mother_id' | 'child_account'>,
): Promise<readonly ChildFundAccount[]> {
  const { accounts } = await call(childFundAccounts, { childProductId: child_id, motherProductId: mother_id })
  const rank = ({ fundAccount }: ChildFundAccount) => (fundAccount === child_account ? 0 : 1)
  return accounts.filter(isInUse).toSorted((a, b) => rank(a) - rank(b))
}
