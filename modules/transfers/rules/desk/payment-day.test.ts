import { describe, expect, test } from 'vitest'
import { paymentBar, paymentDay } from './payment-day.ts'

describe('when an order of 2026-11-24 may be paid', () => {
  test.each([
    ['on its date', '2026-11-24', '10:00', true, false, null],
    ['on its date, held back until then', '2026-11-24', '10:00', true, true, null],
    ['at the opening', '2026-11-24', '09:00', true, false, null],
    ['before the opening', '2026-11-24', '08:59', true, false, 'before-hours'],
    ['at the cut-off', '2026-11-24', '16:30', true, false, null],
    ['after the cut-off', '2026-11-24', '16:31', true, false, 'after-cut-off'],
    ['on a closed day', '2026-11-24', '10:00', false, false, 'closed-day'],
    ['early', '2026-11-23', '10:00', true, false, null],
    ['early, held back until its date', '2026-11-23', '10:00', true, true, 'before-date'],
    ['early on a Sunday', '2026-11-22', '10:00', false, false, 'closed-day'],
    ['early on a Sunday, held back until its date', '2026-11-22', '10:00', false, true, 'before-date'],
    ['early after the cut-off', '2026-11-23', '18:03', true, false, 'after-cut-off'],
    ['overdue', '2026-11-25', '10:00', true, true, null],
  ] as const)('%s', (_, today, time, isWorkday, notBeforeDate, bar) => {
    const order = { transferDate: '2026-11-24', notBeforeDate }
    expect(paymentBar(order, { today, time, isWorkday })).toBe(bar)
  })

  test.each([
    ['2026-11-23', 'early'],
    ['2026-11-24', 'on-date'],
    ['2026-11-25', 'overdue'],
  ])('%s is %s', (today, day) => expect(paymentDay({ transferDate: '2026-11-24' }, today)).toBe(day))
})
