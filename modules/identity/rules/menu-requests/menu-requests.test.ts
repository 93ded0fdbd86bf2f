import { expect, test } from 'vitest'
import { menuRequestFlow } from '../../contract/menu-request-states.ts'
import { actionsOn, isInForce, lastDay, shownState } from './menu-requests.ts'

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
  [pending, null, true, ['grant', 'refuse']],
  [granted, null, true, ['takeBack']],
  [granted, '2026-11-22', true, []],
  [refused, null, true, []],
  [ended, null, true, []],
  [pending, null, false, []],
] as const)('%s until %s, may decide %s: %j', (state, until, mayDecide, actions) => {
  expect(actionsOn({ state, until }, today, mayDecide)).toEqual(actions)
})
