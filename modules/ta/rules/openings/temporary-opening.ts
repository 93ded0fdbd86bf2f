import { addDays } from '@iisp/contract/date'
import type { RegularOpening, TemporaryOpeningTerms } from '../../contract/terms/openings.ts'
import { openingsBetween } from './open-days.ts'
import { type IsTradingDay, mondayOf } from './weeks.ts'

export type TemporaryOpeningAnswer =
  | { readonly isAccepted: true; readonly used: number; readonly limit: number }
  | { readonly isAccepted: false; readonly reason: 'notTradingDay' | 'limitReached' }
  /** `opening` is the day of the same week on which the fund is already open. */
  | { readonly isAccepted: false; readonly reason: 'weekHasOpening'; readonly opening: string }

/** The temporary openings that count towards the limit of a day: all of the term, or the openings of the day's year. */
export const countedOpenings = (
  day: string,
  { period }: Pick<TemporaryOpeningTerms, 'period'>,
  temporaryDays: readonly string[],
): readonly string[] =>
  period === 'term' ? temporaryDays : temporaryDays.filter((one) => one.slice(0, 4) === day.slice(0, 4))

/**
 * Whether the fund may open on this day in addition to its regular openings (临开, E11). `temporaryDays` are the
 * temporary openings so far and planned. If a holiday dropped an opening or moved it away, its week is free.
 */
export function judgeTemporaryOpening(
  day: string,
  { regular, temporary }: { readonly regular: RegularOpening; readonly temporary: TemporaryOpeningTerms },
  temporaryDays: readonly string[],
  isTradingDay: IsTradingDay,
): TemporaryOpeningAnswer {
  if (!isTradingDay(day)) return { isAccepted: false, reason: 'notTradingDay' }
  const counted = countedOpenings(day, temporary, temporaryDays)
  if (counted.length >= temporary.limit) return { isAccepted: false, reason: 'limitReached' }
  const monday = mondayOf(day)
  const [planned] = openingsBetween(regular, monday, addDays(monday, 6), isTradingDay)
  const opening = planned?.days[0] ?? temporaryDays.find((one) => mondayOf(one) === monday)
  if (opening !== undefined) return { isAccepted: false, reason: 'weekHasOpening', opening }
  return { isAccepted: true, used: counted.length + 1, limit: temporary.limit }
}
