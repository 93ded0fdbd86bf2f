import { addDays } from '@iisp/contract/date'
import { type Reader, raw, sql } from '@iisp/server'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { openingsBetween } from '../../rules/openings/open-days.ts'
import type { Calendar } from '../dealing/calendar.ts'
import { type OpeningKind, isKnownTradingDay } from '../dealing/open-days.ts'

/** The data of a fund that linked funds may see, regardless of its manager. */
export interface LinkedFund {
  readonly product_id: string
  readonly code: string
  readonly institution_id: string
  readonly nav_date: string | null
  readonly unit_nav: string | null
  readonly terms: FundTerms | null
  readonly shares: string
  readonly temporary: readonly { readonly day: string; readonly kinds: OpeningKind | 'both' }[]
  /** Days that already have a run, so that no more applications can be placed for them. */
  readonly taken: readonly string[]
}

export const linkedFunds = (db: Reader, ids: readonly string[], on: string): Promise<LinkedFund[]> =>
  db.all(
    raw(sql<LinkedFund>`SELECT product_id, code, institution_id, nav_date, unit_nav, terms, shares, temporary,
    taken::text[] AS taken FROM ta.linked_funds(${ids}::bigint[], ${on}::date)`),
  )

/**
 * The next open days of a fund on or after a day, up to the end of the calendar, which must begin `lookBack` days
 * before.
 */
export function linkedOpenDays(
  { terms, temporary }: Pick<LinkedFund, 'terms' | 'temporary'>,
  from: string,
  calendar: Calendar,
  kind?: OpeningKind,
): readonly string[] {
  if (terms === null) return []
  const regular = openingsBetween(
    terms.regularOpening,
    addDays(from, -1),
    calendar.last,
    isKnownTradingDay(calendar),
  ).flatMap(({ days }) => days)
  const added = temporary
    .filter(({ kinds }) => kind === undefined || kinds === 'both' || kinds === kind)
    .map(({ day }) => day)
  return [...new Set([...regular, ...added])].filter((day) => day >= from).toSorted()
}
