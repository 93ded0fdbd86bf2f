import { actionsOn } from '@iisp/contract'
import { expect, test } from 'vitest'
import { contractFlow } from '../../contract/product-contracts/contract-states.ts'
import { sideOf } from './contract-side.ts'

test.each([
  ['submitted', 'desk', ['accept', 'return', 'refuse']],
  ['submitted', 'manager', ['withdraw']],
  ['returned', 'desk', []],
  ['returned', 'manager', ['resubmit', 'withdraw']],
  ['accepted', 'desk', []],
  ['accepted', 'manager', []],
  ['refused', 'manager', []],
  ['withdrawn', 'manager', []],
] as const)('one that is %s, for the %s: %j', (state, side, actions) => {
  expect(actionsOn(contractFlow, [side], state, { persons: [] })).toEqual(actions)
})

test('the custodian’s operators are the desk, a manager’s people are not', () => {
  expect(sideOf(['custodian-operator'])).toBe('desk')
  expect(sideOf(['operator', 'administrator'])).toBe('manager')
})
