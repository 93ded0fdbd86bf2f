import { type Static, defineRead, t } from '@iisp/contract'

const judged = t.Object({
  verdict: t.oneOf('accepted', 'noTerms', 'notTradingDay', 'limitReached', 'weekHasOpening'),
  /** Temporary openings of the period so far and planned, and how many the terms allow in it. */
  used: t.Integer({ minimum: 0 }),
  limit: t.Integer({ minimum: 0 }),
  /** The day of that week on which the fund opens already. */
  opening: t.nullable(t.date),
})
export type LinkedOpening = Static<typeof judged>

/** For other modules: whether a fund may open temporarily on a day (临开), by its terms, its openings and the calendar. */
export const linkedOpening = defineRead({
  summary: { zh: '联动：临时开放判断', en: 'Whether a fund may open temporarily' },
  path: '/module/ta/linkedOpening',
  input: t.strict({ productId: t.id, day: t.date }),
  output: judged,
  access: { who: 'module' },
})
