/**
 * Classes of waiting time in calendar days since the day of the last submission. `least` and `most`
 * are inclusive; null: no limit.
 */
export const waitingClasses = [
  { id: 'today', least: 0, most: 0 },
  { id: 'one', least: 1, most: 1 },
  { id: 'few', least: 2, most: 3 },
  { id: 'week', least: 4, most: 7 },
  { id: 'longer', least: 8, most: null },
] as const
export type WaitingClass = (typeof waitingClasses)[number]['id']
export const waitingIds = waitingClasses.map(({ id }) => id)
