import { addDays } from '@iisp/contract/date'
import { confirmComputed, writer } from '@iisp/server'
import { feeDayConfirm as call } from '../../contract/fee-days/fee-days.ts'
import { formatUnits, fromShares } from '../../rules/amounts/units.ts'
import { calendarFrom } from '../dealing/calendar.ts'
import { feeOfFeeDay, oweManager } from '../performance-fees/owe-manager.ts'
import { confirmationDay } from '../dealing/runs/compute/load-input.ts'
import { writeHoldings, writeTotal } from '../dealing/runs/confirm/write-holdings.ts'
import { feeDayComputed } from './fee-day-computed.ts'
import { writeFundMark, writeLots } from './write-fee-day.ts'

const monthAhead = 31

/** Writes exactly the computed results into the register. The fee stays in the custody account and is owed to the manager. */
export const feeDayConfirm = writer(call, async (ctx, input) => {
  const { db, actor, now } = ctx
  const computed = await confirmComputed(ctx, feeDayComputed, input, () => ({
    confirmed_by: actor.personId,
    confirmed_at: now,
  }))
  const { row: feeDay, loaded, output, confirmed } = computed
  const calendar = await calendarFrom(ctx.call, addDays(feeDay.fee_date, -1), monthAhead)
  // the same day on which the run of the fee date confirms
  const confirmedOn = confirmationDay(loaded.terms, calendar, feeDay.fee_date)
  const accounts = await writeLots(db, feeDay, confirmedOn)
  await oweManager(db, feeDay, feeOfFeeDay(feeDay))
  await writeHoldings(db, feeDay, accounts)
  await writeTotal(db, feeDay, fromShares(output.totals.sharesAfter), loaded.lastDealingDate)
  await writeFundMark(db, feeDay, formatUnits(output.mark, 8))
  return confirmed
})
