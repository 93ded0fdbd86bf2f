/** The short name of a date's weekday. */
export const weekdayOf = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(date))
