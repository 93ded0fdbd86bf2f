import type { SubscriptionFrequency } from '@iisp/contract/subscription'
import { addDays, businessDate, weekday as weekdayOf } from '@iisp/contract/date'

interface Wish {
  readonly frequency: SubscriptionFrequency
  /** HH:mm in Shanghai. */
  readonly time: string
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number
}

/** When a subscription is due next, later than `after`; null where only an event makes it due. */
export function nextDue({ frequency, time, weekday }: Wish, after: Date): Date | null {
  if (frequency === 'instant') return null
  const today = businessDate(after)
  for (let days = 0; days <= 7; days++) {
    const day = addDays(today, days)
    const due = new Date(`${day}T${time}:00+08:00`)
    const isItsDay = frequency === 'daily' || weekdayOf(day) === weekday % 7
    if (isItsDay && due > after) return due
  }
  throw new Error(`no ${frequency} time after ${after.toISOString()}`)
}
