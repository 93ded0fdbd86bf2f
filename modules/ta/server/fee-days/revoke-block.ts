import { Refusal } from '@iisp/contract'
import type { Reader } from '@iisp/server'
import { feeDayErrors as e } from '../../contract/fee-days/fee-day-errors.ts'
import { dependentCases } from '../dealing/dependent-cases.ts'
import type { StoredFeeDay } from '../tables.ts'

/**
 * Why a fee day cannot be revoked: a later run, dividend or fee day was computed from its shares and marks. The run
 * and the dividend of the same day precede its fee. Null if it can be revoked.
 */
export async function revokeBlockOf(db: Reader, feeDay: StoredFeeDay): Promise<Refusal | null> {
  const {
    run,
    dividend,
    feeDay: later,
  } = await dependentCases(db, {
    product_id: feeDay.product_id,
    day: feeDay.fee_date,
    withFeeOfDay: false,
  })
  if (run !== null) return new Refusal(e.runSince, { date: run })
  if (dividend !== null) return new Refusal(e.dividendSince, { date: dividend })
  return later === null ? null : new Refusal(e.feeDaySince, { date: later })
}
