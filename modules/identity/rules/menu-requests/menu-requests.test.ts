import { actionsOn } from '@iisp/contract'
import { expect, test } from 'vitest'
import { menuRequestFlow } from '../../contract/menu-request-states.ts'
import { factsOfRequest, isInForce, lastDay, shownState } from './menu-requests.ts'

const { pending, granted, refused, ended } = menuRequestFlow.codes
const today = '2026-11-23'

test('a grant ends with its last day; one for good does not end', () => {
  expect([lastDay(today, 7), lastDay(today, 0)]).toEqual(['2026-11-30', null])
  expect([null, '2026-11-23', '2026-11-22'].map((until) => isInForce(until, today))).toEqual([
    true,
    true,
    false,
  ])
  expect(shownState({ state: granted, until: '2026-11-22' }, today)).toBe('lapsed')
  expect(shownState({ state: refused, until: null }, today)).toBe(refused)
})
test.each([
  [pending, null, ['7', '7'], ['grant', 'refuse']],
  [granted, null, ['7', '7'], ['takeBack']],
  [granted, '2026-11-22', ['7', '7'], []],
  [refused, null, ['7', '7'], []],
  [ended, null, ['7', '7'], []],
  [pending, null, ['8', '7'], []],
  [pending, null, ['7', '9'], []],
  [granted, null, ['7', '9'], []],
] as const)(
  '%s until %s, of the persons %j: person 8, who is 9 elsewhere, may %j',
  (state, until, ask, actions) => {
    const facts = { persons: ['8', '9'], by: { ask }, is: factsOfRequest({ state, until }, today) }
    expect(actionsOn(menuRequestFlow, ['administrator'], state, facts)).toEqual(actions)
  },
)
