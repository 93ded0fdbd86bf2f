import { Refusal } from '@iisp/contract'
import { addDays } from '@iisp/contract/date'
import { referenceErrors, selectWorkDays } from '@iisp/reference/contract'
import type { CallContext } from '@iisp/server'

export interface Calendar {
  /** The last loaded day with published holidays. */
  readonly last: string
  /** Throws RangeError outside the loaded days. */
  isTradingDay(day: string): boolean
  /** Trading days after a day, in order. */
  tradingDaysAfter(day: string): readonly string[]
  /** The `n`th statutory working day after a day; the day itself for 0. Refuses beyond the published calendar. */
  workingDayAfter(day: string, n: number): string
}

/** The calendar from a day on for the given number of days, cut at the end of the published calendar. */
export async function calendarFrom(call: CallContext['call'], from: string, days: number): Promise<Calendar> {
  const list = await published(call, from, addDays(from, days))
  const trading = new Map(list.map(({ RQ, JYR }) => [RQ, JYR === '1']))
  const last = list.at(-1)?.RQ ?? from
  return {
    last,
    isTradingDay(day) {
      const known = trading.get(day)
      if (known === undefined) throw new RangeError(`no calendar for ${day}`)
      return known
    },
    tradingDaysAfter: (day) => list.filter(({ RQ, JYR }) => RQ > day && JYR === '1').map(({ RQ }) => RQ),
    workingDayAfter(day, n) {
      if (n === 0) return day
      const found = list.filter(({ RQ, GZR }) => RQ > day && GZR === '1')[n - 1]
      if (found === undefined)
        throw new Refusal(referenceErrors.calendarNotPublished, { date: addDays(day, n), last })
      return found.RQ
    },
  }
}

async function published(call: CallContext['call'], startDate: string, endDate: string) {
  try {
    return await call(selectWorkDays, { startDate, endDate })
  } catch (error) {
    const last = error instanceof Refusal ? (error.params['last'] ?? '') : ''
    const isCut = error instanceof Refusal && error.error.code === referenceErrors.calendarNotPublished.code
    if (!isCut || last < startDate) throw error
    return call(selectWorkDays, { startDate, endDate: last })
  }
}
