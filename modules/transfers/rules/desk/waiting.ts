import { addDays } from '@iisp/contract/date'
import { type WaitingClass, waitingClasses } from '../../contract/desk/waiting.ts'

/** Days of submission, both inclusive; null: no limit. */
export interface SubmissionDays {
  readonly from: string | null
  readonly to: string | null
}

/**
 * The submission days of orders with this waiting time. The range of today's orders has no upper
 * end, in case a clock is ahead.
 */
export function submissionDays(id: WaitingClass, today: string): SubmissionDays {
  const { least, most } = waitingClasses.find((one) => one.id === id) as (typeof waitingClasses)[number]
  return {
    from: most === null ? null : addDays(today, -most),
    to: least === 0 ? null : addDays(today, -least),
  }
}

interface DayGroup<S> {
  readonly status: S
  /** The day of submission, YYYY-MM-DD. */
  readonly day: string
  readonly total: number
}

/** Counts orders by state and waiting time. Every order counts once. */
export const queuesOf = <S>(groups: readonly DayGroup<S>[], statuses: readonly S[], today: string) =>
  statuses.map((status) => ({
    status,
    waiting: waitingClasses.map(({ id }) => {
      const { from, to } = submissionDays(id, today)
      const total = groups
        .filter((group) => group.status === status)
        .filter(({ day }) => (from === null || day >= from) && (to === null || day <= to))
        .reduce((all, group) => all + group.total, 0)
      return { class: id, total }
    }),
  }))
