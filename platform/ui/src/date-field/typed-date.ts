import { isDate } from '@iisp/contract/date'

/**
 * Accepted formats of a typed date; the first is also the display format. All have the same number
 * of digits: a shorter format would match a date that is still being typed.
 */
export const typedFormats = ['YYYY-MM-DD', 'YYYY/MM/DD', 'YYYY.MM.DD', 'YYYYMMDD']

const typed = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})$/

/** Reads a complete date while it is being typed, in one of these formats as YYYY-MM-DD; null if there is no such day. */
export function readTypedDate(text: string): string | null {
  const [, year, , month, day] = typed.exec(text.trim()) ?? []
  const date = `${year}-${month}-${day}`
  return isDate(date) ? date : null
}
