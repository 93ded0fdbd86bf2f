/** Formats of dates that every workbook has by number; 18 to 21 and 45 to 47 are times alone. */
const dateFormats: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
])

/** Whether a number format shows a date: it has a year or a day outside quotes, brackets and escapes. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return dateFormats.has(id)
  return /[yd]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|[*_]./g, '').replaceAll(/general/gi, ''))
}

const dayMs = 86_400_000
/** Spreadsheets count a 29 February 1900, so that days before March 1900 have other numbers: nobody needs them. */
const march1900 = 61
/** 31 December 9999. */
const lastDay = 2_958_465
const [epoch1900, days1904] = [Date.UTC(1899, 11, 30), 1462]

/**
 * The day of a number formatted as a date: '2026-11-25'. Text that is not a date is returned
 * unchanged. Times are left out.
 */
export function shownDate(stored: string, is1904: boolean): string {
  const days = Math.floor(Number(stored)) + (is1904 ? days1904 : 0)
  if (stored === '' || !(days >= march1900 && days <= lastDay)) return stored
  return new Date(epoch1900 + days * dayMs).toISOString().slice(0, 10)
}
