import { Refusal } from '@iisp/contract'
import type { Reader } from '@iisp/server'
import { feeDayErrors as e } from '../../contract/fee-days/fee-day-errors.ts'
import { builtSince } from '../dealing/built-since.ts'
import type { StoredFeeDay } from '../tables.ts'

/**
 * Why a fee day cannot be revoked: a run, a dividend or another fee day was computed from the shares and marks after it.
 * Those of the day itself come before its fee. Null where nothing was.
 */
export async function revokeBlockOf(db: Reader, feeDay: StoredFeeDay): Promise<Refusal | null> {
  const {
    run,
    dividend,
    feeDay: later,
  } = await builtSince(db, {
    product_id: feeDay.product_id,
    day: feeDay.fee_date,
    withFeeOfDay: false,
  })
  if (run !== null) return new Refusal(e.runSince, { date: run })
  if (dividend !== null) return new Refusal(e.dividendSince, { date: dividend })
  return later === null ? null : new Refusal(e.feeDaySince, { date: later })
}
