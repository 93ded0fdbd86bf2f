import { addDays } from '@iisp/contract/date'
import { fromFen, toFen } from '../ledger/fen.ts'

/** Open orders of one transfer date, state and direction. */
export interface DueGroup {
  /** YYYY-MM-DD. */
  readonly date: string
  readonly accepted: boolean
  readonly pays: boolean
  readonly total: number
  /** Decimal string with two places. */
  readonly sum: string
}

/** Transfer dates from and to, both inclusive. */
interface Span {
  readonly kind: 'overdue' | 'day' | 'later'
  readonly from: string
  readonly to: string
}
interface DueDay extends Span {
  readonly total: number
  readonly notAccepted: number
  /** Decimal string with two places. */
  readonly payments: string
}

/**
 * Open orders by the day on which they are due: overdue ones together, then today and the working days after it, each with
 * the days without payments before it, then all later ones. Every order counts once.
 */
export function dueDays(
  groups: readonly DueGroup[],
  { today, workdays }: { readonly today: string; readonly workdays: readonly string[] },
): DueDay[] {
  const dates = groups.map(({ date }) => date).toSorted()
  return spansOf(dates, today, workdays).map((span) => {
    const due = groups.filter(({ date }) => span.from <= date && date <= span.to)
    const count = (some: readonly DueGroup[]) => some.reduce((sum, { total }) => sum + total, 0)
    const payments = due.filter(({ pays }) => pays).reduce((sum, group) => sum + toFen(group.sum), 0n)
    return {
      ...span,
      total: count(due),
      notAccepted: count(due.filter(({ accepted }) => !accepted)),
      payments: fromFen(payments),
    }
  })
}

function spansOf(dates: readonly string[], today: string, workdays: readonly string[]): Span[] {
  const [first = today, last = today] = [dates[0], dates.at(-1)]
  const days = [today, ...workdays]
  const end = days.at(-1) as string
  return [
    ...(first < today ? [{ kind: 'overdue' as const, from: first, to: addDays(today, -1) }] : []),
    { kind: 'day', from: today, to: today },
    ...workdays.map((to, at) => ({ kind: 'day' as const, from: addDays(days[at] ?? today, 1), to })),
    ...(last > end ? [{ kind: 'later' as const, from: addDays(end, 1), to: last }] : []),
  ]
}
