import { reader } from '@iisp/server'
import { getTradeAccountList as call } from '../../contract/funds/look-ups.ts'
import { relationsOf } from '../relations/relation-cases.ts'
import { accountRow, accountsOf } from './accounts-of.ts'

/** Without the funds, searches the caller's relations that name the fund account. */
export const getTradeAccountList = reader(call, async (ctx, { jjzh, zjjdm = '', mjjdm = '' }) => {
  const given = { motherCode: mjjdm, childCode: zjjdm }
  const pairs =
    zjjdm !== '' && mjjdm !== ''
      ? [given]
      : (
          await ctx.db.all(
            relationsOf(ctx.actor)
              .where('r.child_account', '=', jjzh)
              .select(['r.mother', 'r.child'])
              .limit(20),
          )
        ).map(({ mother, child }) => ({ motherCode: mother.code, childCode: child.code }))
  const all = await Promise.all(pairs.map((pair) => accountsOf(ctx, pair)))
  const accounts = all.flat().filter(({ fundAccount }) => fundAccount === jjzh)
  return [
    ...new Map(
      accounts.map((one) => [one.tradingAccountId, { ...accountRow(one), STATUS: one.tradingStatus }]),
    ).values(),
  ]
})
