import { Refusal } from '@iisp/contract'
import { type Reader, sql } from '@iisp/server'
import { dividendErrors as e } from '../../contract/dividends/dividend-errors.ts'
import { dependentCases } from '../dealing/dependent-cases.ts'
import { isBeingPaid } from '../payments/being-paid.ts'
import { type StoredDividend, q } from '../tables.ts'

/**
 * Why a confirmed dividend cannot be revoked: a later case depends on it, or its orders are not voided. Null if it
 * can.
 */
export async function revokeBlockOf(db: Reader, dividend: StoredDividend): Promise<Refusal | null> {
  if (dividend.register_before === null) return new Refusal(e.notRevocable)
  const since = await dependentCases(db, {
    product_id: dividend.product_id,
    day: dividend.record_date,
    withFeeOfDay: true,
  })
  if (since.run !== null) return new Refusal(e.runSince, { date: since.run })
  if (since.feeDay !== null) return new Refusal(e.feeDaySince, { date: since.feeDay })
  if (since.dividend !== null) return new Refusal(e.dividendSince, { date: since.dividend })
  const { paying } = await db.one(
    q.selectNoFrom(isBeingPaid(sql<boolean>`c.dividend_id = ${dividend.id}::bigint`).as('paying')),
  )
  return paying ? new Refusal(e.paying) : null
}
