/** A day of the working calendar, as answered by the calendar call. */
export interface WorkDay {
  /** YYYY-MM-DD or YYYYMMDD. */
  readonly RQ: string
  /** '1' is a working day. */
  readonly GZR: string | number
}

const plainDate = (date: string) => date.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3').slice(0, 10)

/** Whether a date (YYYY-MM-DD) is a working day; undefined outside the calendar. */
export function workDayTest(calendar: readonly WorkDay[]): (date: string) => boolean | undefined {
  const days = new Map(calendar.map(({ RQ, GZR }) => [plainDate(RQ), String(GZR) === '1']))
  return (date) => days.get(date)
}

interface DayRule {
  readonly workDays?: readonly WorkDay[] | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
}
/**
 * Whether a date (YYYY-MM-DD) can be selected: it is within the bounds and, if there is a calendar, a working day.
 */
export function mayChooseDay({ workDays, min, max }: DayRule): (date: string) => boolean {
  const isWorkDay = workDays && workDayTest(workDays)
  return (date) =>
    (min === undefined || date >= min) &&
    (max === undefined || date <= max) &&
    (isWorkDay === undefined || isWorkDay(date) === true)
}
