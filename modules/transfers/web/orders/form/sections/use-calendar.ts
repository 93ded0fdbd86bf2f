import { addDays } from '@iisp/contract/date'
import { getCurrentTime, referenceErrors, selectWorkDays } from '@iisp/reference/contract'
import { orderLimits } from '@iisp/transfers/contract'
import { useCall } from '@iisp/web'

const minute = 60_000

/** The possible transfer dates: from the business date on, as far as holidays are published. */
export function useCalendar() {
  const now = useCall(getCurrentTime, {}, { staleTime: 5 * minute, quiet: true })
  const today = now.data?.slice(0, 10)
  const from = today ?? '2000-01-03'
  const last = addDays(from, orderLimits.daysAhead)
  const whole = useCall(
    selectWorkDays,
    { startDate: from, endDate: last },
    { enabled: today !== undefined, staleTime: 60 * minute, quiet: true },
  )
  // Holidays are published by year; towards the end of a year the next year's may still be unknown.
  const yearEnd = `${from.slice(0, 4)}-12-31`
  const unpublished = whole.error?.code === referenceErrors.calendarNotPublished.code
  const rest = useCall(
    selectWorkDays,
    { startDate: from, endDate: yearEnd },
    { enabled: unpublished, staleTime: 60 * minute, quiet: true },
  )
  const days = today === undefined ? undefined : unpublished ? rest.data : whole.data
  return {
    today,
    last: today === undefined ? undefined : last,
    days,
    /** Last published day, if it is before the last possible transfer date. */
    publishedTo: unpublished ? yearEnd : null,
    isWorkday: (date: string): boolean | undefined => {
      const day = days?.find(({ RQ }) => RQ === date)
      return day === undefined ? undefined : day.GZR === '1'
    },
  }
}
export type Calendar = ReturnType<typeof useCalendar>
