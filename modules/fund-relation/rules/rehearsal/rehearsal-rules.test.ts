import { expect, test } from 'vitest'
import { Agenda } from './agenda.ts'
import { navOn } from './nav-on.ts'
import { step, totalsOf } from './step.ts'

test('the agenda goes by day, then by rank, then by the order in which things were added', async () => {
  const agenda = new Agenda()
  const done: string[] = []
  const add = (on: string, rank: number, name: string) =>
    agenda.add(on, rank, async () => {
      done.push(name)
      // A job that is added for the current day still runs on that day.
      if (name === 'run') add(on, 50, 'money')
    })
  add('2026-11-26', 0, 'later')
  add('2026-11-25', 10, 'run')
  add('2026-11-25', 0, 'first')
  add('2026-11-25', 0, 'second')
  for (let job = agenda.next(); job !== undefined; job = agenda.next()) await job.run()
  expect(done).toEqual(['first', 'second', 'run', 'money', 'later'])
})

const confirmed = { date: '2026-11-20', unitNav: '1.1000' }
const typed = [
  { on: '2026-12-01', unitNav: '1.3000' },
  { on: '2026-11-20', unitNav: '1.2000' },
]
test.each([
  ['before all', '2026-11-19', null],
  ['the typed one of the day of the confirmed one', '2026-11-25', '1.2000'],
  ['the latest typed one', '2026-12-01', '1.3000'],
])('the NAV on a day: %s', (_, day, nav) => expect(navOn(day, confirmed, typed)?.unitNav ?? null).toBe(nav))
test('a NAV confirmed later than the typed one holds', () => {
  expect(navOn('2026-11-25', confirmed, [{ on: '2026-11-01', unitNav: '9.0000' }])).toEqual(confirmed)
})

test('totals: orders count for who places them, shares for who holds them, money where it stands', () => {
  const on = '2026-11-25'
  const steps = [
    step({ on, fund: 'C', other: 'B', what: 'placed', kind: '022', amount: '9.50' }),
    step({ on, fund: 'C', other: 'B', what: 'placed', kind: '142', amount: '1.00', shares: '0.97' }),
    step({ on, fund: 'C', other: 'B', what: 'notPlaced', kind: '022', amount: '7.00' }),
    step({ on, fund: 'B', other: 'C', what: 'subscribed', kind: '022', shares: '9.14', received: '9.50' }),
    step({ on, fund: 'C', other: 'B', what: 'paid', paid: '9.50' }),
    step({ on, fund: 'B', other: 'C', what: 'redeemed', kind: '142', shares: '0.97' }),
  ]
  const none = { placed: '0.00', placedShares: '0.00', gotShares: '0.00', gaveShares: '0.00' }
  expect(totalsOf(steps, ['C', 'B'])).toEqual([
    {
      fund: 'C',
      placed: '9.50',
      placedShares: '0.97',
      gotShares: '9.14',
      gaveShares: '0.97',
      received: '0.00',
      paid: '9.50',
    },
    { fund: 'B', ...none, received: '9.50', paid: '0.00' },
  ])
})
