import { daysBetween, isDate } from '@iisp/contract/date'

/** Day 0 of spreadsheets. */
const dayZero = '1899-12-30'
const text = /^(\d{4}-\d{2}-\d{2})(?: ([01]\d|2[0-3]):([0-5]\d):([0-5]\d))?$/

/** The number of a spreadsheet for YYYY-MM-DD or YYYY-MM-DD HH:mm:ss; null if the text is neither. */
export function dayFigure(moment: string): number | null {
  const [, date = '', hours = '0', minutes = '0', seconds = '0'] = text.exec(moment) ?? []
  if (!isDate(date)) return null
  const ofDay = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return daysBetween(dayZero, date) + ofDay / 86_400
}
