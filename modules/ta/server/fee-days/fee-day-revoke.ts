import { type Writer, loadCase, moveCase, targetOf, writer } from '@iisp/server'
import { feeDayRevoke as call } from '../../contract/fee-days/fee-days.ts'
import { requestedReason } from '../corrections/reversal-request.ts'
import { feeOfFeeDay, subtractReversedFee } from '../performance-fees/owe-manager.ts'
import { lockRegister, writeHoldings, writeTotal } from '../dealing/runs/confirm/write-holdings.ts'
import { type StoredFeeDay, q } from '../tables.ts'
import { revokeBlockOf } from './revoke-block.ts'
import { feeDayCases } from './fee-day-cases.ts'
import type { StoredFeeDayTotals } from './fee-day-computed.ts'
import { reverseFeeLots } from './reverse-fee-lots.ts'
import { writeFundMark } from './write-fee-day.ts'

/** Keeps the fee day and its confirmations, which are no longer valid, and restores the register. */
export const feeDayRevoke = writer(call, async (ctx, input) => {
  const { db } = ctx
  const feeDay = await loadCase(ctx, feeDayCases, input)
  targetOf(ctx, feeDayCases, feeDay, 'revoke', { who: 'register' })
  await lockRegister(db, feeDay)
  const block = await revokeBlockOf(db, feeDay)
  if (block !== null) throw block
  const reason = await requestedReason(ctx, 'fee-day', feeDay)
  const { to, version } = await moveCase(ctx, feeDayCases, feeDay, 'revoke', { who: 'register', reason })
  const accounts = await reverseFeeLots(db, feeDay)
  await subtractReversedFee(db, feeDay, feeOfFeeDay(feeDay))
  await db.run(q.updateTable('ta.confirmation').set({ valid: false }).where('fee_day_id', '=', feeDay.id))
  await writeHoldings(db, feeDay, accounts)
  await restoreFund(db, feeDay)
  return { id: feeDay.id, state: to, version }
})

/** Restores the total shares and the fund's mark. */
async function restoreFund(db: Writer, feeDay: StoredFeeDay): Promise<void> {
  const { last } = await db.one(
    q
      .selectFrom('ta.fund_register')
      .select('last_dealing_date as last')
      .where('product_id', '=', feeDay.product_id),
  )
  await writeTotal(db, feeDay, (feeDay.totals as StoredFeeDayTotals).sharesBefore, last)
  if (feeDay.mark_before !== null) await writeFundMark(db, feeDay, feeDay.mark_before)
}
