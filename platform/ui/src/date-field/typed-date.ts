import { isDate } from '@iisp/contract/date'

/**
 * The formats that a date may be typed in; the first is the one it is shown in. All have the same number of digits: a
 * shorter one would take a date that is still being typed for a complete one.
 */
export const typedFormats = ['YYYY-MM-DD', 'YYYY/MM/DD', 'YYYY.MM.DD', 'YYYYMMDD']

const typed = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})$/

/** Reads a complete date while it is being typed, in one of these formats as YYYY-MM-DD; null if there is no such day. */
export function readTypedDate(text: string): string | null {
  const [, year, , month, day] = typed.exec(text.trim()) ?? []
  const date = `${year}-${month}-${day}`
  return isDate(date) ? date : null
}
