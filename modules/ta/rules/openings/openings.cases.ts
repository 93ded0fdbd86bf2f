import type { RegularOpening } from '../../contract/terms/openings.ts'
import type { TemporaryOpeningAnswer } from './temporary-opening.ts'

type Rule = RegularOpening['rule']
const opening = (rule: Rule, onClosedDay: RegularOpening['onClosedDay'], lastsDays = 1): RegularOpening => ({
  rule,
  onClosedDay,
  lastsDays,
})

/** [opening, from, to, openings] */
export const regularCases: readonly (readonly [RegularOpening, string, string, readonly string[]])[] = [
  // Friday 1 May is a holiday and its week has no later trading day
  [
    opening({ kind: 'weekly', weekday: 5 }, 'nextInWeek'),
    '2026-04-20',
    '2026-05-10',
    ['2026-04-24', '2026-05-08'],
  ],
  // every 15th, else the next trading day: 15 August is a Saturday
  [
    opening({ kind: 'monthly', day: 15 }, 'next'),
    '2026-07-01',
    '2026-09-30',
    ['2026-07-15', '2026-08-17', '2026-09-15'],
  ],
  [opening({ kind: 'monthly', day: 15 }, 'drop'), '2026-07-01', '2026-09-30', ['2026-07-15', '2026-09-15']],
  // Monday 4 May moves within its week
  [
    opening({ kind: 'weekly', weekday: 1 }, 'nextInWeek'),
    '2026-04-27',
    '2026-05-11',
    ['2026-04-27', '2026-05-06', '2026-05-11'],
  ],
  // day 31 is the last day of a month; 31 May is a Sunday
  [opening({ kind: 'monthly', day: 31 }, 'next'), '2026-06-01', '2026-06-30', ['2026-06-01', '2026-06-30']],
  // moved from 1 October over the holiday
  [
    opening({ kind: 'quarterly', month: 1, day: 1 }, 'next'),
    '2026-07-01',
    '2026-10-31',
    ['2026-07-01', '2026-10-08'],
  ],
  // at most one opening a week
  [
    opening({ kind: 'listed', dates: ['2026-05-06', '2026-05-08', '2026-05-11'] }, 'drop'),
    '2026-05-01',
    '2026-05-31',
    ['2026-05-06', '2026-05-11'],
  ],
  // two days, within one week and without interruption
  [
    opening({ kind: 'monthly', day: 14 }, 'next', 2),
    '2026-08-01',
    '2026-10-31',
    ['2026-08-14', '2026-09-14 2026-09-15', '2026-10-14 2026-10-15'],
  ],
  [opening({ kind: 'none' }, 'drop'), '2026-05-01', '2026-12-31', []],
]

/** Regular openings on 6 and 13 May 2026, at most two temporary ones a year: [day, earlier ones, answer] */
export const temporaryCases: readonly (readonly [string, readonly string[], TemporaryOpeningAnswer])[] = [
  ['2026-05-08', [], { isAccepted: false, reason: 'weekHasOpening', opening: '2026-05-06' }],
  ['2026-05-11', [], { isAccepted: false, reason: 'weekHasOpening', opening: '2026-05-13' }],
  ['2026-05-18', ['2026-03-02'], { isAccepted: true, used: 2, limit: 2 }],
  ['2026-06-01', ['2026-03-02', '2026-05-18'], { isAccepted: false, reason: 'limitReached' }],
  ['2026-05-20', ['2026-05-18'], { isAccepted: false, reason: 'weekHasOpening', opening: '2026-05-18' }],
  ['2026-05-16', [], { isAccepted: false, reason: 'notTradingDay' }],
]
