import { type Writer, decideCase, writer } from '@iisp/server'
import { feeDayStop as call } from '../../contract/fee-days/fee-days.ts'
import { discardResults } from '../dealing/runs/discard-results.ts'
import { type StoredFeeDay, q } from '../tables.ts'
import { feeDayCases } from './fee-day-cases.ts'

export const feeDayStop = writer(call, async (ctx, input) => {
  const { db } = ctx
  const decision = { ...input, action: 'stop' } as const
  const { row: feeDay, to, version } = await decideCase(ctx, feeDayCases, decision, { sides: ['register'] })
  await discardFeeDay(db, feeDay)
  return { id: feeDay.id, state: to, version }
})

/** Discards the computed results of a fee day that is stopped or computed again. */
export async function discardFeeDay(db: Writer, { id }: Pick<StoredFeeDay, 'id'>): Promise<void> {
  await discardResults(db, 'fee_day_id', id)
  await db.run(q.deleteFrom('ta.fee_day_lot').where('fee_day_id', '=', id))
}
