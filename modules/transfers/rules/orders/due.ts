/** Distance of an order's date from today. Dates after the next working day have no mark. */
export type Due = 'overdue' | 'today' | 'next'

/** All dates are YYYY-MM-DD; `next` is the first working day after today. */
export function dueOf(transferDate: string, { today, next }: { today: string; next: string }): Due | null {
  if (transferDate < today) return 'overdue'
  if (transferDate === today) return 'today'
  return transferDate <= next ? 'next' : null
}
