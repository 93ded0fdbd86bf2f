import { expect, test } from 'vitest'
import { staffChangeFlow } from '../../contract/people/staff-change-states.ts'
import { actionsOnChange, endsAdministrator, sameRoles, tidyRoles } from './staff-changes.ts'

const { pending, confirmed } = staffChangeFlow.codes
test.each([
  [pending, ['9'], ['confirm', 'decline']],
  [pending, ['1'], ['withdraw']],
  [pending, ['9', '1'], ['withdraw']],
  [pending, ['2'], []],
  [pending, ['9', '2'], []],
  [confirmed, ['9'], []],
  [confirmed, ['1'], []],
] as const)(
  'a change that is %s, proposed by 1 for 2: who is the persons %j may %j',
  (state, persons, actions) => {
    const change = { state, proposer: '1', concerned: '2' }
    expect(actionsOnChange(change, { persons, asAnother: false })).toEqual(actions)
    expect(actionsOnChange(change, { persons, asAnother: true })).toEqual([])
  },
)

test('roles of another kind of institution are left out, and each stands once', () => {
  expect(tidyRoles('manager', ['signer', 'operator', 'signer', 'auditor'])).toEqual(['operator', 'signer'])
  expect(tidyRoles('custodian', ['operator', 'auditor'])).toEqual(['auditor'])
})

test.each([
  [['operator', 'signer'], ['signer', 'operator'], true],
  [['operator'], ['operator', 'signer'], false],
  [['operator'], ['signer'], false],
] as const)('%j and %j are the same roles: %s', (one, other, same) => {
  expect(sameRoles(one, other)).toBe(same)
})

test.each([
  ['manager', ['administrator', 'signer'], ['signer'], true],
  ['manager', ['administrator'], ['administrator', 'signer'], false],
  ['custodian', ['system-administrator'], ['auditor'], true],
  ['manager', ['signer'], ['operator'], false],
] as const)('at a %s, %j becoming %j ends an administrator: %s', (kind, before, after, ends) => {
  expect(endsAdministrator(kind, before, after)).toBe(ends)
})
