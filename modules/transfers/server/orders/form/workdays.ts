import { refuse } from '@iisp/contract'
import { selectWorkDays } from '@iisp/reference/contract'
import type { CallContext, PersonActor } from '@iisp/server'
import { transferErrors } from '../../../contract/errors.ts'
import { orderLimits } from '../../../contract/limits.ts'
import { businessDate } from '@iisp/contract/date'
import { isWithinWindow } from '../../../rules/orders/transfer-date.ts'

type Asking = Pick<CallContext, 'call'>

/** Whether a day is a statutory working day. */
export async function isWorkday(ctx: Asking, day: string): Promise<boolean> {
  const [found] = await ctx.call(selectWorkDays, { startDate: day, endDate: day })
  return found?.GZR === '1'
}

/** Refuses a day that is not a statutory working day. */
export async function refuseHoliday(ctx: Asking, day: string): Promise<void> {
  if (!(await isWorkday(ctx, day))) refuse(transferErrors.notWorkday, { date: day })
}

/** Refuses a transfer date that is not a working day from today up to 30 days ahead (BO-060). */
export async function refuseTransferDate(ctx: CallContext<PersonActor>, day: string): Promise<void> {
  if (!isWithinWindow(day, businessDate(ctx.now))) {
    refuse(transferErrors.dateOutOfRange, { days: String(orderLimits.daysAhead) })
  }
  await refuseHoliday(ctx, day)
}
