import { reader } from '@iisp/server'
import { getTgzhByType as call } from '../../contract/accounts/custody-accounts.ts'
import { available } from '../../rules/ledger/amount.ts'
import { secondsOf } from '../flags.ts'
import { visible } from '../scope.ts'
import { q } from '../tables.ts'

export const getTgzhByType = reader(call, async (ctx, input) => {
  let query = q
    .selectFrom('transfers.custody_account as a')
    .innerJoin('transfers.ledger_account as l', 'l.custody_account_id', 'a.id')
    .selectAll('a')
    .select(['l.balance', 'l.frozen', 'l.updated_at'])
    .where('a.product_id', 'in', input.ptIds.split(','))
    .where(visible(ctx.actor, 'a.institution_id'))
    .orderBy('a.id')
  const type = input.type ?? '1'
  if (type !== '3') query = query.where('a.kind', '=', type)
  const rows = await ctx.db.all(query)
  return rows.map((row) => ({
    ZHBH: row.id,
    ACCT_NO: row.account_no,
    ACCT_NAME: row.name,
    OPEN_BANK_NAME: row.open_bank,
    HIGHTBANKNO: row.branch_no,
    ZHZT: row.status,
    TYPE: row.kind,
    PRODUCTID: row.product_id,
    XMBH: row.project_no,
    BALANCE: row.balance,
    AVAILABLE: available(row),
    UPDATE_TIME: secondsOf(row.updated_at),
  }))
})
