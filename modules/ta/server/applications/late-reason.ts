/** Why an application is dealt later than requested. Stored with its step, in both languages. */
export const lateReason = (asked: string, day: string): string =>
  `${asked}已截止或处于投资冷静期，顺延至${day}。Moved from ${asked} to ${day}.`
