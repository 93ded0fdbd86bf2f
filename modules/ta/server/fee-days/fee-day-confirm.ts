import { refuse } from '@iisp/contract'
import { addDays } from '@iisp/contract/date'
import { caseToDecide, moveCase, writer } from '@iisp/server'
import { feeDayErrors } from '../../contract/fee-days/fee-day-errors.ts'
import { feeDayConfirm as call } from '../../contract/fee-days/fee-days.ts'
import { formatUnits, fromShares } from '../../rules/amounts/units.ts'
import { calendarFrom } from '../dealing/calendar.ts'
import { feeOfFeeDay, oweManager } from '../performance-fees/owe-manager.ts'
import { confirmationDay } from '../runs/load-input.ts'
import { lockRegister, writeHoldings, writeTotal } from '../runs/write-holdings.ts'
import { computeLoaded } from './compute-loaded.ts'
import { feeDayCases } from './fee-day-cases.ts'
import { loadFeeDayInput } from './load-fee-day-input.ts'
import { writeFundMark, writeLots } from './write-fee-day.ts'

const monthAhead = 31

/**
 * Computes everything again under the lock of the fund's register and compares the digest, so that exactly the
 * computed result is written. The fee stays in the custody account and is owed to the manager.
 */
export const feeDayConfirm = writer(call, async (ctx, input) => {
  const { db, actor, now } = ctx
  const decision = { ...input, action: 'confirm' } as const
  const { row: feeDay } = await caseToDecide(ctx, feeDayCases, decision, { sides: ['register'] })
  await lockRegister(db, feeDay)
  const loaded = await loadFeeDayInput(ctx, feeDay)
  const { output, digest } = computeLoaded(loaded, feeDay, ctx.language)
  if (digest !== feeDay.digest) refuse(feeDayErrors.changed)
  const moved = await moveCase(ctx, feeDayCases, feeDay, 'confirm', {
    who: 'register',
    changes: { confirmed_by: actor.personId, confirmed_at: now },
  })
  const calendar = await calendarFrom(ctx.call, addDays(feeDay.fee_date, -1), monthAhead)
  // the same day on which the run of the fee date confirms
  const confirmedOn = confirmationDay(loaded.terms, calendar, feeDay.fee_date)
  const accounts = await writeLots(db, feeDay, confirmedOn)
  await oweManager(db, feeDay, feeOfFeeDay(feeDay))
  await writeHoldings(db, feeDay, accounts)
  await writeTotal(db, feeDay, fromShares(output.totals.sharesAfter), loaded.lastDealingDate)
  await writeFundMark(db, feeDay, formatUnits(output.mark, 8))
  return { id: feeDay.id, state: moved.to, version: moved.version }
})
