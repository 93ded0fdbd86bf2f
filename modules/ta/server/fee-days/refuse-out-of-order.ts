import { refuse } from '@iisp/contract'
import { type Reader, sql, stateList, stateLiteral } from '@iisp/server'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { feeDayErrors as e } from '../../contract/fee-days/fee-day-errors.ts'
import { laterRun } from '../dealing/standing-register.ts'
import { q } from '../tables.ts'

/**
 * Refuses a fee day if a later run or dividend has changed the register since, or if the NAV of the day includes a
 * dividend. Such a dividend is still to be paid out and moves the marks.
 */
export async function refuseOutOfOrder(
  db: Reader,
  { productId, feeDate }: { readonly productId: string; readonly feeDate: string },
): Promise<void> {
  const later = await laterRun(db, productId, feeDate)
  if (later !== undefined) refuse(e.laterDay, { fields: 'day', date: later })
  const isPaidLater = sql<boolean>`(record_date > ${feeDate}::date
    AND status = ${stateLiteral(dividendFlow.codes.confirmed)})`
  const dividend = await db.maybe(
    q
      .selectFrom('ta.dividend')
      .select(['record_date', 'ex_date', isPaidLater.as('isPaidLater')])
      .where('product_id', '=', productId)
      .where(sql<boolean>`status IN ${stateList(dividendFlow.sets.valid)}`)
      .where(sql<boolean>`(${isPaidLater} OR ${feeDate}::date >= record_date AND ${feeDate}::date < ex_date)`)
      .orderBy('record_date')
      .limit(1),
  )
  if (dividend === undefined) return
  if (dividend.isPaidLater) refuse(e.afterDividend, { fields: 'day', date: dividend.record_date })
  refuse(e.cumDividend, { fields: 'day', date: dividend.ex_date })
}
