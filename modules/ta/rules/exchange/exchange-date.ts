import { isDate } from '@iisp/contract/date'

/** Whether a text is YYYYMMDD and a day of the calendar. */
export const isExchangeDate = (text: string): boolean =>
  /^\d{8}$/.test(text) && isDate(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`)
