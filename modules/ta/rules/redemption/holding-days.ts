import { addDays, daysBetween } from '@iisp/contract/date'
import type { Rate } from '../amounts/units.ts'
import type { RateByDays } from '../terms/compile-terms.ts'

/** Days held from confirmation to confirmation; by default the first day counts and the last does not. */
export function holdingDays(
  from: string,
  to: string,
  { firstDay, lastDay }: { readonly firstDay: boolean; readonly lastDay: boolean },
): number {
  return Math.max(0, daysBetween(from, to) - 1 + (firstDay ? 1 : 0) + (lastDay ? 1 : 0))
}

/** The rate of the first tier with a bound above the days held. */
export function rateAfter(days: number, tiers: readonly RateByDays[]): Rate {
  for (const tier of tiers) if (days < tier.daysBelow) return tier.rate
  return 0n
}

/**
 * The first day without lock-up: the same day of the month after the given months, or the last day of a shorter
 * month.
 */
export function unlockedOn(confirmedOn: string, months: number): string {
  const month = Number(confirmedOn.slice(5, 7)) - 1 + months
  const year = Number(confirmedOn.slice(0, 4)) + Math.floor(month / 12)
  const first = `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`
  const next = addDays(first, 31)
  const lastDay = daysBetween(first, `${next.slice(0, 7)}-01`)
  return addDays(first, Math.min(Number(confirmedOn.slice(8)), lastDay) - 1)
}
