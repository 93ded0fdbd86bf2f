import { reader } from '@iisp/server'
import { getBrokerBalanceNewRV as call } from '../../contract/accounts/broker-accounts.ts'
import { secondsOf } from '../flags.ts'
import { visible } from '../scope.ts'
import { q } from '../tables.ts'

export const getBrokerBalanceNewRV = reader(call, async (ctx, input) => {
  const row = await ctx.db.one(
    q
      .selectFrom('transfers.broker_account as b')
      .innerJoin('transfers.ledger_account as l', 'l.broker_account_id', 'b.id')
      .select(['b.account_no', 'l.balance', 'l.updated_at'])
      .where('b.id', '=', input.id)
      .where('b.account_no', '=', input.account)
      .where('b.deleted_at', 'is', null)
      .where(visible(ctx.actor, 'b.institution_id')),
  )
  return { account: row.account_no, BALANCE: row.balance, UPDATE_TIME: secondsOf(row.updated_at) }
})
