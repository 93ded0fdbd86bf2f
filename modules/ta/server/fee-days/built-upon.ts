import type { NamedError } from '@iisp/contract'
import { type Reader, sql, stateLiteral } from '@iisp/server'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { feeDayErrors as e } from '../../contract/fee-days/fee-day-errors.ts'
import { feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import { laterRun } from '../dealing/standing-register.ts'
import { type StoredFeeDay, q } from '../tables.ts'

interface Since {
  readonly error: NamedError
  readonly date: string
}

/**
 * What was computed since from the shares and marks after the fee: a run, a dividend or another fee day; null if nothing.
 * Those of the day itself come before its fee.
 */
export async function builtUpon(
  db: Reader,
  { product_id: productId, fee_date: day }: StoredFeeDay,
): Promise<Since | null> {
  const run = await laterRun(db, productId, day)
  if (run !== undefined) return { error: e.runSince, date: run }
  const { dividend, feeDay } = await db.one(
    q
      .selectNoFrom(
        sql<
          string | null
        >`(SELECT min(record_date)::text FROM ta.dividend WHERE product_id = ${productId}::bigint
          AND record_date > ${day}::date AND status = ${stateLiteral(dividendFlow.codes.confirmed)})`.as(
          'dividend',
        ),
      )
      .select(
        sql<string | null>`(SELECT max(fee_date)::text FROM ta.fee_day WHERE product_id = ${productId}::bigint
          AND fee_date > ${day}::date AND status = ${stateLiteral(feeDayFlow.codes.confirmed)})`.as('feeDay'),
      ),
  )
  if (dividend !== null) return { error: e.dividendSince, date: dividend }
  return feeDay === null ? null : { error: e.feeDaySince, date: feeDay }
}
