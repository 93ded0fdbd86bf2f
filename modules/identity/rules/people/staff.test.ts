import { expect, test } from 'vitest'
import {
  type StaffFacts,
  actionsOnStaff,
  administratorOf,
  confirmersOf,
  reachOf,
  staffFault,
} from './staff.ts'

test.each([
  [['administrator'], 'own'],
  [['operator', 'administrator'], 'own'],
  [['custodian-operator'], 'clients'],
  [['custodian-operator', 'system-administrator'], 'all'],
] as const)('with the roles %j one administers %s', (roles, reach) => {
  expect(reachOf(roles)).toBe(reach)
})

test.each([
  ['manager', 'administrator'],
  ['channel', 'administrator'],
  ['custodian', 'system-administrator'],
] as const)('the people of a %s are administered by its %s', (kind, role) => {
  expect(administratorOf(kind)).toBe(role)
})

const facts: StaffFacts = {
  enabled: true,
  own: false,
  lastAdministrator: false,
  changePending: false,
  asAnother: false,
  keys: 1,
}
test.each([
  [{}, ['roles', 'disable', 'reset', 'phone', 'keys']],
  [{ keys: 0 }, ['roles', 'disable', 'reset', 'phone']],
  [{ changePending: true }, ['disable', 'reset']],
  [{ enabled: false }, ['enable']],
  [{ own: true }, []],
  [{ own: true, enabled: false }, []],
  [{ lastAdministrator: true }, ['roles', 'reset', 'phone', 'keys']],
  [{ asAnother: true }, []],
] as const)('of an account that is %j the caller may %j', (change, actions) => {
  expect(actionsOnStaff({ ...facts, ...change })).toEqual(actions)
})

test('the reason that weighs most is told', () => {
  expect(staffFault({ ...facts, asAnother: true, own: true }, 'disable')).toBe('staffAsAnother')
  expect(staffFault({ ...facts, own: true, lastAdministrator: true }, 'disable')).toBe('ownStaff')
})

test.each([
  ['manager', true, 'administrators'],
  ['manager', false, 'custodian'],
  ['custodian', true, 'system-administrators'],
  ['custodian', false, 'custodian'],
] as const)(
  'at a %s that has a second administrator (%s), a change is confirmed by the %s',
  (kind, has, who) => {
    expect(confirmersOf(kind, has)).toBe(who)
  },
)
