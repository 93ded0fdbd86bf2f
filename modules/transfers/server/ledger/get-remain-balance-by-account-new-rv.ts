import { businessDateTime } from '@iisp/contract/date'
import { reader } from '@iisp/server'
import { getRemainBalanceByAccountNewRV as call } from '../../contract/ledger.ts'
import { available } from '../../rules/ledger/amount.ts'
import { visible } from '../scope.ts'
import { q } from '../tables.ts'

export const getRemainBalanceByAccountNewRV = reader(call, async (ctx, input) => {
  const row = await ctx.db.one(
    q
      .selectFrom('transfers.custody_account as a')
      .innerJoin('transfers.ledger_account as l', 'l.custody_account_id', 'a.id')
      .select(['a.account_no', 'l.balance', 'l.frozen'])
      .where('a.account_no', '=', input.account)
      .where(visible(ctx.actor, 'a.institution_id')),
  )
  return {
    account: row.account_no,
    BALANCE: row.balance,
    AVAILABLE: available(row),
    UPDATE_TIME: businessDateTime(ctx.now),
  }
})
