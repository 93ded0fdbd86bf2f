import { add } from '@iisp/contract/exact'
import type { BarMark } from '@iisp/ui/chart'
import type { RehearsalRow } from '../../contract/rehearsal/rehearsal.ts'

/** The money of each day and fund, in the order of the days. */
export function moneyMarks(rows: readonly RehearsalRow[]): BarMark[] {
  const sums = new Map<string, { day: string; fund: string; received: string; paid: string }>()
  for (const { on: day, fund, received, paid } of rows) {
    if (received === null && paid === null) continue
    const key = `${day} ${fund}`
    const before = sums.get(key) ?? { day, fund, received: '0.00', paid: '0.00' }
    sums.set(key, {
      ...before,
      received: add(before.received, received ?? '0.00'),
      paid: add(before.paid, paid ?? '0.00'),
    })
  }
  return [...sums].map(([key, { day, fund, received, paid }]) => ({
    key,
    label: `${day.slice(5)} ${fund}`,
    name: key,
    values: [received, paid],
  }))
}
