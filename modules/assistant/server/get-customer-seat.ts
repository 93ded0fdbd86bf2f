import { Refusal } from '@iisp/contract'
import { businessDate, businessTime } from '@iisp/contract/date'
import { selectWorkDays } from '@iisp/reference/contract'
import { type Handler, type ReadContext, reader, sql } from '@iisp/server'
import { getCustomerSeat as call } from '../contract/modes.ts'
import { aiHelper } from '../contract/pages.ts'
import { isSeatOpen, seatHours } from '../rules/seat-hours.ts'
import type { Assistant } from './parts.ts'
import { q } from './tables.ts'

const names = { zh: '人工客服', en: 'Customer service' } as const
const hours = {
  zh: `工作日 ${seatHours.from}–${seatHours.to}`,
  en: `Working days ${seatHours.from}–${seatHours.to}`,
} as const

export const getCustomerSeat = (assistant: Assistant): Handler =>
  reader(call, async (ctx) => ({
    name: names[ctx.language],
    phone: assistant.servicePhone,
    workTime: hours[ctx.language],
    url: `/iisp${aiHelper.path}?seat=1`,
    open: isSeatOpen(await isWorkingDay(ctx), businessTime(ctx.now).slice(0, 5)),
    waiting: await waitingChats(ctx),
  }))

/** A day that the calendar does not have counts as none: nobody is promised. */
async function isWorkingDay(ctx: ReadContext): Promise<boolean> {
  const today = businessDate(ctx.now)
  try {
    const [day] = await ctx.call(selectWorkDays, { startDate: today, endDate: today })
    return day?.GZR === '1'
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Number of all waiting chats: a figure without names, beyond the caller's own scope. */
const waitingChats = async ({ db }: ReadContext): Promise<number> =>
  (await db.one(q.selectNoFrom(sql<number>`assistant.chats_waiting(NULL)`.as('waiting')))).waiting
