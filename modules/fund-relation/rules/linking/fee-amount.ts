import { daysBetween } from '@iisp/contract/date'
import { divide, multiply } from '@iisp/contract/decimal'

interface Period {
  /** First day of the period, and the day after its last. */
  readonly from: string
  readonly to: string
}
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/**
 * A fee that falls due, yuan, half up to cents: H = E·r·(days of the period) / (days in the year),
 * where E is the fund's value at its latest NAV and r the annual rate (domain rules).
 */
export function feeOfPeriod(
  {
    shares,
    unitNav,
    annualRate,
  }: { readonly shares: string; readonly unitNav: string; readonly annualRate: string },
  { from, to }: Period,
): string {
  const value = multiply(shares, unitNav, 8)
  const year = isLeap(Number(from.slice(0, 4))) ? '366' : '365'
  const days = String(daysBetween(from, to))
  return divide(multiply(multiply(value, annualRate, 16), days, 16), year, 2)
}

/** The period of calendar months that a due date pays; it ends with the previous month. */
export function periodOf(dueOn: string, months: number): Period {
  const [year, month] = [Number(dueOn.slice(0, 4)), Number(dueOn.slice(5, 7))]
  const first = year * 12 + month - 1 - months
  const day = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`
  return { from: day(first), to: day(first + months) }
}
