import { nextWorkDay } from '@iisp/reference/contract'
import { type Due, dueOf } from '@iisp/transfers/rules'
import { useCall } from '@iisp/web'
import { useMemo } from 'react'
import { useMarkedDays } from '../list/use-marked-days.ts'

const minute = 60_000

/** The server's date, and how near an order's date is. */
export function useDue() {
  const { today } = useMarkedDays()
  const next = useCall(
    nextWorkDay,
    { rq: today ?? '' },
    { enabled: today !== undefined, staleTime: 5 * minute, quiet: true },
  ).data
  const markOf = useMemo(
    () =>
      (date: string): Due | null =>
        today === undefined || next === undefined ? null : dueOf(date, { today, next }),
    [today, next],
  )
  return { today, markOf }
}
