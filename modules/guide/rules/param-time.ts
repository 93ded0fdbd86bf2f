/** First and last time of a personal setting, HH:mm. Hours 0-6 and 22-23 cannot be chosen. */
export const paramHours = { first: 7, last: 21 } as const

const stored = /^([01][0-9]|2[0-3])([0-5][0-9])00$/

/** True for HHmm00 between 07:00 and 21:59. */
export function isParamTime(value: string): boolean {
  const hour = Number(stored.exec(value)?.[1] ?? -1)
  return hour >= paramHours.first && hour <= paramHours.last
}
/** '093000' → '09:30'; '' if the value is not a time. */
export const shownTime = (value: string): string =>
  stored.test(value) ? `${value.slice(0, 2)}:${value.slice(2, 4)}` : ''
/** '09:30' → '093000'; '' for no time. */
export const storedTime = (shown: string): string => (shown === '' ? '' : `${shown.replace(':', '')}00`)
