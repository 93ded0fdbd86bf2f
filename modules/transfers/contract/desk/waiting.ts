/**
 * How long an order has waited, in calendar days since the day of its last submission. The least and the most days, both
 * inclusive; null: without limit.
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
