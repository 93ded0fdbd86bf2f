import { type Reader, sql, stateLiteral } from '@iisp/server'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import { q } from '../tables.ts'
import { laterRun } from './standing-register.ts'

interface Asked {
  readonly product_id: string
  /** The day of the dividend or fee day. */
  readonly day: string
  /** Whether a fee day of the same day counts as later. It does after a dividend. */
  readonly withFeeOfDay: boolean
}

/**
 * The later cases that depend on a dividend or a fee day: the first later run, the latest later dividend (its record
 * date) and the latest later fee day. Null for each without such a case.
 */
export async function dependentCases(db: Reader, { product_id: productId, day, withFeeOfDay }: Asked) {
  const run = await laterRun(db, productId, day)
  const found = await db.one(
    q
      .selectNoFrom(
        sql<string | null>`(SELECT max(record_date)::text FROM ta.dividend
          WHERE product_id = ${productId}::bigint AND record_date > ${day}::date
            AND status = ${stateLiteral(dividendFlow.codes.confirmed)})`.as('dividend'),
      )
      .select(
        sql<string | null>`(SELECT max(fee_date)::text FROM ta.fee_day
          WHERE product_id = ${productId}::bigint AND status = ${stateLiteral(feeDayFlow.codes.confirmed)}
            AND (fee_date > ${day}::date OR ${withFeeOfDay} AND fee_date = ${day}::date))`.as('feeDay'),
      ),
  )
  return { run: run ?? null, ...found }
}
