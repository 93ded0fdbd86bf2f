import { weekday } from '@iisp/contract/date'
import type { Locale } from '@iisp/web/i18n/i18n'

const names: Readonly<Record<Locale, readonly string[]>> = {
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}

/** The short name of a date's weekday. */
export const weekdayOf = (date: string, locale: Locale): string => names[locale][weekday(date)] ?? ''
