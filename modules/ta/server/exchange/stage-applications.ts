import { type Writer, raw, sql } from '@iisp/server'
import type { SentApplication } from '../../rules/exchange/index.ts'
import { type StoredBatch, q } from '../tables.ts'

/** Stages applications of a set until it is imported or discarded. */
export const stageApplications = (
  db: Writer,
  { id, institution_id }: StoredBatch,
  position: number,
  applications: readonly SentApplication[],
): Promise<number> =>
  db.run(
    raw(sql`
      INSERT INTO ta.exchange_application (batch_id, position, line, institution_id, application_no, business_code,
        fund_code, distributor, account_no, fund_account, amount, shares, large_redemption, dividend_method,
        target_fund_code, target_distributor, target_account_no, applied_at, remark)
      SELECT ${id}::bigint, ${position}::smallint, line, ${institution_id}, "applicationNo", "businessCode", "fundCode",
        distributor, "accountNo", "fundAccount", amount, shares, "largeRedemption", "dividendMethod",
        "targetFundCode", "targetDistributor", "targetAccountNo", ("appliedAt" || '+08')::timestamptz, remark
      FROM jsonb_to_recordset(${JSON.stringify(applications)}::jsonb) AS sent(line integer, "applicationNo" text,
        "businessCode" text, "fundCode" text, distributor text, "accountNo" text, "fundAccount" text,
        amount numeric, shares numeric, "largeRedemption" text, "dividendMethod" text,
        "targetFundCode" text, "targetDistributor" text, "targetAccountNo" text, "appliedAt" text, remark text)`),
  )

/** Deletes the staged records of a set. */
export async function discardStaged(db: Writer, batchId: string): Promise<void> {
  await db.run(q.deleteFrom('ta.exchange_application').where('batch_id', '=', batchId))
  await db.run(q.deleteFrom('ta.exchange_account').where('batch_id', '=', batchId))
  await db.run(q.deleteFrom('ta.exchange_fund').where('batch_id', '=', batchId))
}
