import type { ReadContext } from '@iisp/server'
import { type ChildFundAccount, childFundAccounts } from '@iisp/ta/contract'
import { accountInUse } from '../../contract/funds/look-ups.ts'
import { fundsByCode } from './find-funds.ts'

interface Pair {
  readonly motherCode: string
  readonly childCode: string
}
/** The accounts that a child fund has at its mother's register, if one of the funds is the caller's. */
export async function accountsOf(
  ctx: Pick<ReadContext, 'call' | 'actor'>,
  { motherCode, childCode }: Pair,
): Promise<readonly ChildFundAccount[]> {
  const funds = await fundsByCode(ctx, [motherCode, childCode])
  const [mother, child] = [funds.get(motherCode), funds.get(childCode)]
  if (mother === undefined || child === undefined) return []
  const { scope, institutionId } = ctx.actor
  if (scope !== '*' && mother.institutionId !== institutionId && child.institutionId !== institutionId)
    return []
  const { accounts } = await ctx.call(childFundAccounts, {
    childProductId: child.id,
    motherProductId: mother.id,
  })
  return accounts
}

export const isInUse = ({ status, tradingStatus }: ChildFundAccount): boolean =>
  status === accountInUse && tradingStatus === accountInUse

export const accountRow = ({ fundAccount, status, tradingAccount }: ChildFundAccount) => ({
  JJZH: fundAccount,
  STATUS: status,
  JYZH: tradingAccount,
})
