import { addDays } from '@iisp/contract/date'
import type { Reader } from '@iisp/server'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { openingsBetween } from '../../rules/openings/open-days.ts'
import { q } from '../tables.ts'
import type { Calendar } from './calendar.ts'

export type OpeningKind = 'subscription' | 'redemption'
// Openings are looked up from an earlier day, because the rules may move a planned day by as much as a long holiday.
export const lookBack = 25

/** Days beyond the published calendar count as closed: an opening moved there is not known yet. */
export const isKnownTradingDay =
  (calendar: Calendar) =>
  (day: string): boolean =>
    day <= calendar.last && calendar.isTradingDay(day)

/**
 * The regular and temporary open days of a fund from a day on, limited in number and by the end of the calendar. The
 * calendar has to begin `lookBack` days before.
 */
export async function openDaysFrom(
  db: Reader,
  { productId, terms }: { readonly productId: string; readonly terms: Pick<FundTerms, 'regularOpening'> },
  { from, count, kind }: { readonly from: string; readonly count: number; readonly kind?: OpeningKind },
  calendar: Calendar,
): Promise<readonly string[]> {
  const regular = openingsBetween(
    terms.regularOpening,
    addDays(from, -1),
    calendar.last,
    isKnownTradingDay(calendar),
  )
    .flatMap(({ days }) => days)
    .filter((day) => day >= from)
  let temporary = q
    .selectFrom('ta.temporary_opening')
    .select('opens_on')
    .where('product_id', '=', productId)
    .where('opens_on', '>=', from)
    .where('cancelled_at', 'is', null)
  if (kind !== undefined) temporary = temporary.where('kinds', 'in', [kind, 'both'])
  const added = (await db.all(temporary)).map(({ opens_on }) => opens_on)
  return [...new Set([...regular, ...added])].toSorted().slice(0, count)
}
