import { type Static, t } from '@iisp/contract'

const dayOfMonth = t.Integer({ minimum: 1, maximum: 31 })
/** A day that a month lacks is the last day of that month. */
const openDayRule = t.Union([
  t.strict({ kind: t.Literal('weekly'), weekday: t.Integer({ minimum: 1, maximum: 5 }) }),
  t.strict({ kind: t.Literal('monthly'), day: dayOfMonth }),
  /** In the first, second or third month of each quarter. */
  t.strict({ kind: t.Literal('quarterly'), month: t.Integer({ minimum: 1, maximum: 3 }), day: dayOfMonth }),
  t.strict({ kind: t.Literal('listed'), dates: t.Array(t.date, { minItems: 1, maxItems: 400 }) }),
  /** Opens on request only. */
  t.strict({ kind: t.Literal('none') }),
])

/**
 * Regular open days. Where the day is no trading day, the opening moves to the next trading day, moves only within its
 * week, or is dropped. A week from Monday to Sunday has at most one opening (私募证券投资基金运作指引).
 */
export const regularOpening = t.strict({
  rule: openDayRule,
  onClosedDay: t.oneOf('next', 'nextInWeek', 'drop'),
  /** Trading days that one opening lasts. */
  lastsDays: t.Integer({ minimum: 1, maximum: 2 }),
})
export type RegularOpening = Static<typeof regularOpening>

/** How many temporary openings (临时开放) the contract allows in a calendar year or in the whole term. */
export const temporaryOpening = t.strict({
  limit: t.Integer({ minimum: 0, maximum: 100 }),
  period: t.oneOf('year', 'term'),
})
export type TemporaryOpeningTerms = Static<typeof temporaryOpening>
