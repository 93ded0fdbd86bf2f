import { weekday } from '@iisp/contract/date'
import { expect, test } from 'vitest'
import type { RegularOpening } from '../../contract/terms/openings.ts'
import { openingsBetween } from './open-days.ts'
import { regularCases, temporaryCases } from './openings.cases.ts'
import { judgeTemporaryOpening } from './temporary-opening.ts'

/** Trading days around 1 May 2026 and the National Day week. */
const isClosed = (day: string) =>
  (day >= '2026-05-01' && day <= '2026-05-05') || (day >= '2026-10-01' && day <= '2026-10-07')
const isTradingDay = (day: string) => weekday(day) >= 1 && weekday(day) <= 5 && !isClosed(day)

test.each(regularCases)('%j from %s to %s', (opening, from, to, days) =>
  expect(openingsBetween(opening, from, to, isTradingDay).map((one) => one.days.join(' '))).toEqual(days),
)

test('where an opening begins does not depend on the day from which one looks', () => {
  const [opening] = [regularCases[1]?.[0] as RegularOpening]
  const all = openingsBetween(opening, '2026-04-01', '2026-10-31', isTradingDay)
  const late = openingsBetween(opening, '2026-08-14', '2026-10-31', isTradingDay)
  expect(late).toEqual(all.filter(({ days }) => (days[0] ?? '') >= '2026-08-14'))
})

const weekly: RegularOpening = {
  rule: { kind: 'listed', dates: ['2026-05-06', '2026-05-13'] },
  onClosedDay: 'drop',
  lastsDays: 1,
}

test.each(temporaryCases)('E11: a temporary opening on %s after %j: %j', (day, before, answer) =>
  expect(
    judgeTemporaryOpening(
      day,
      { regular: weekly, temporary: { limit: 2, period: 'year' } },
      before,
      isTradingDay,
    ),
  ).toEqual(answer),
)

test('openings of another year count against the limit of the whole term alone', () => {
  const before = ['2025-03-03', '2025-06-02']
  const judge = (period: 'year' | 'term') =>
    judgeTemporaryOpening(
      '2026-05-18',
      { regular: weekly, temporary: { limit: 2, period } },
      before,
      isTradingDay,
    )
  expect(judge('year')).toEqual({ isAccepted: true, used: 1, limit: 2 })
  expect(judge('term')).toEqual({ isAccepted: false, reason: 'limitReached' })
})
