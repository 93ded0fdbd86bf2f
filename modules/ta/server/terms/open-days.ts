import { addDays } from '@iisp/contract/date'
import { tradingDays } from '@iisp/reference/contract'
import type { ReadContext } from '@iisp/server'
import { groupOf } from '../../contract/applications/application-kinds.ts'
import type { ApplicationKind } from '../../contract/applications/business-codes.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { openingsBetween } from '../../rules/openings/open-days.ts'
import { q } from '../tables.ts'

/** How far ahead open days are looked for, and how far back an opening may have been planned that a holiday moved. */
const [ahead, back] = [400, 40]
const most = 10

/**
 * The next open days of a fund for a kind of application, from a day on, at most ten: regular ones by its terms and
 * temporary ones, as far as the calendar of trading days is published.
 */
export async function openDaysOf(
  { db, call }: Pick<ReadContext, 'call'> & { readonly db: ReadContext['db'] },
  fund: { readonly productId: string; readonly terms: Pick<FundTerms, 'regularOpening'> },
  kind: ApplicationKind,
  from: string,
): Promise<string[]> {
  const { days, until } = await call(tradingDays, { from: addDays(from, -back), to: addDays(from, ahead) })
  const known = new Set(days)
  const regular = openingsBetween(fund.terms.regularOpening, addDays(from, -1), until, (day) =>
    known.has(day),
  )
  const temporary = await db.all(
    q
      .selectFrom('ta.temporary_opening')
      .where('product_id', '=', fund.productId)
      .where('opens_on', '>=', from)
      .where('cancelled_at', 'is', null)
      .where('kinds', 'in', sidesOf(kind))
      .select('opens_on'),
  )
  const all = [...regular.flatMap((opening) => opening.days), ...temporary.map((one) => one.opens_on)]
  return [...new Set(all)]
    .filter((day) => day >= from)
    .toSorted()
    .slice(0, most)
}

/** The temporary openings that take a kind of application. */
const sidesOf = (kind: ApplicationKind): ('subscription' | 'redemption' | 'both')[] =>
  groupOf(kind) === 'subscription' ? ['subscription', 'both'] : ['redemption', 'both']
