import { businessDate, daysBetween, isDate } from '@iisp/contract/date'
import type { Locale } from '../locale/index.ts'
import { readTypedDate } from './typed-date.ts'

/** Why typed text is not taken, in each language. */
export type Misread = Readonly<Record<Locale, string>>
const notADate = (typed: string): Misread => ({
  zh: `没有看懂“${typed}”，请按 2026-11-24 填写`,
  en: `“${typed}” is not a date. Enter it as 2026-11-24`,
})
const notChoosable = (date: string): Misread => ({
  zh: `${date} 不可选择，请选择其他日期`,
  en: `${date} cannot be chosen. Choose another date`,
})

const short = /^(?:(\d{4})[-/.年])?(\d{1,2})[-/.月](\d{1,2})日?$/
const fullWidth = /[\uff01-\uff5e]/g

/**
 * Reads what a person has finished typing, also shorter forms: "2026/1/5", "11-24", "11月24日". Without a year it is the
 * day nearest to `today`. Null if it is no date.
 */
export function readShortDate(text: string, today: string): string | null {
  const plain = text
    .replace(fullWidth, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, '')
  const complete = readTypedDate(plain)
  if (complete) return complete
  const [, year, month = '', day = ''] = short.exec(plain) ?? []
  const inYear = (of: string | number) => `${of}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (year) return isDate(inYear(year)) ? inYear(year) : null
  const thisYear = Number(today.slice(0, 4))
  const dates = [thisYear - 1, thisYear, thisYear + 1].map(inYear).filter(isDate)
  const distances = dates.map((date) => Math.abs(daysBetween(today, date)))
  return dates[distances.indexOf(Math.min(...distances))] ?? null
}

/**
 * Judges typed text that the input has not accepted: `misread` is the reason why it is refused;
 * `date` is a valid date in a form that the input does not accept while typing. Neither is set if
 * the input has accepted it.
 */
export function judgeTyped(
  entered: string,
  mayChoose: (date: string) => boolean,
): { readonly misread?: Misread; readonly date?: string } {
  const date = readShortDate(entered, businessDate(new Date()))
  if (date === null) return { misread: notADate(entered) }
  if (!mayChoose(date)) return { misread: notChoosable(date) }
  return readTypedDate(entered) === null ? { date } : {}
}
