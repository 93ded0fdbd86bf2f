import { expect, test } from 'vitest'
import { type DueGroup, dueDays } from './due-days.ts'

// a Friday, then Monday and Tuesday
const calendar = { today: '2026-11-20', workdays: ['2026-11-23', '2026-11-24'] }
const group = (date: string, of: Partial<DueGroup> = {}): DueGroup => ({
  date,
  accepted: true,
  pays: true,
  total: 1,
  sum: '1.00',
  ...of,
})

test('without orders today and the next working days stand there empty, the weekend with Monday', () => {
  expect(
    dueDays([], calendar).map(({ kind, from, to, total, payments }) => [kind, from, to, total, payments]),
  ).toEqual([
    ['day', '2026-11-20', '2026-11-20', 0, '0.00'],
    ['day', '2026-11-21', '2026-11-23', 0, '0.00'],
    ['day', '2026-11-24', '2026-11-24', 0, '0.00'],
  ])
})

test('every order counts once: overdue ones and later ones together, those of a weekend on Monday', () => {
  const days = dueDays(
    ['2026-12-31', '2026-11-02', '2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23', '2026-11-25'].map(
      (date) => group(date),
    ),
    calendar,
  )
  expect(days.map(({ kind, from, to, total }) => [kind, from, to, total])).toEqual([
    ['overdue', '2026-11-02', '2026-11-19', 2],
    ['day', '2026-11-20', '2026-11-20', 1],
    ['day', '2026-11-21', '2026-11-23', 2],
    ['day', '2026-11-24', '2026-11-24', 0],
    ['later', '2026-11-25', '2026-12-31', 2],
  ])
})

test('payments are summed to the cent, receipts are left out; orders not accepted are counted apart', () => {
  const [today] = dueDays(
    [
      group('2026-11-20', { total: 2, sum: '90071992547409.93' }),
      group('2026-11-20', { accepted: false, total: 3, sum: '0.09' }),
      group('2026-11-20', { accepted: false, pays: false, total: 4, sum: '7.00' }),
    ],
    calendar,
  )
  expect(today).toMatchObject({ total: 9, notAccepted: 7, payments: '90071992547410.02' })
})

test('where the calendar ends, what is due after today is later', () => {
  expect(dueDays([group('2026-11-23')], { today: '2026-11-20', workdays: [] })).toMatchObject([
    { kind: 'day', total: 0 },
    { kind: 'later', from: '2026-11-21', to: '2026-11-23', total: 1 },
  ])
})
