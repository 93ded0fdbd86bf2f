import { nextWorkDay } from '@iisp/reference/contract'
import { reader } from '@iisp/server'
import { getEarliestHkTime as call } from '../../../contract/orders/command.ts'
import { businessDate, businessTime } from '@iisp/contract/date'
import { earliestTime, paymentHours } from '../../../rules/orders/transfer-time.ts'
import { refuseTransferDate } from './workdays.ts'

export const getEarliestHkTime = reader(call, async (ctx, input) => {
  await refuseTransferDate(ctx, input.traDate)
  const earliest = earliestTime(input.traDate, businessDate(ctx.now), businessTime(ctx.now).slice(0, 5))
  if (earliest !== null) return { traDate: input.traDate, earliestTime: earliest, cutOff: paymentHours.to }
  const traDate = await ctx.call(nextWorkDay, { rq: input.traDate })
  return { traDate, earliestTime: paymentHours.from, cutOff: paymentHours.to }
})
