import { raw, reader, sql } from '@iisp/server'
import { type ChildFundAccount, childFundAccounts as call } from '../../contract/links/fund-dealing.ts'

export const childFundAccounts = reader(call, async ({ db }, { childProductId, motherProductId }) => ({
  accounts: await db.all(
    raw(sql<ChildFundAccount>`SELECT investor_id AS "investorId", fund_account AS "fundAccount", status,
        trading_account_id AS "tradingAccountId", trading_account AS "tradingAccount", trading_status AS "tradingStatus"
      FROM ta.child_accounts(${childProductId}::bigint, ${motherProductId}::bigint)`),
  ),
}))
