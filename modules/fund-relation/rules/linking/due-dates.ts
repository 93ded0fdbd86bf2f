import { addDays } from '@iisp/contract/date'
import type { Frequency } from '../../contract/configs/config.ts'

/** Months between two payments; null for a fee that is paid irregularly. */
const months: Readonly<Record<Frequency, number | null>> = { '1': 1, '2': 3, '3': 6, '4': 12, '9': null }

/**
 * The days on which a fee falls due from one day to another, both included: `dueDay` of the month after each period of
 * calendar months, or the last day of a shorter month.
 */
export function dueDates(frequency: Frequency, dueDay: number, from: string, to: string): string[] {
  const step = months[frequency]
  if (step === null) return []
  const dates: string[] = []
  let year = Number(from.slice(0, 4))
  let month = Number(from.slice(5, 7))
  for (let date = dayOf(year, month, dueDay); date <= to; date = dayOf(year, month, dueDay)) {
    // January is the month after every period
    if (date >= from && (month - 1) % step === 0) dates.push(date)
    month += 1
    if (month > 12) [year, month] = [year + 1, 1]
  }
  return dates
}

function dayOf(year: number, month: number, day: number): string {
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1]
  const last = addDays(`${nextYear}-${pad(nextMonth)}-01`, -1)
  const wanted = `${year}-${pad(month)}-${pad(day)}`
  return wanted < last ? wanted : last
}
const pad = (figure: number) => String(figure).padStart(2, '0')
