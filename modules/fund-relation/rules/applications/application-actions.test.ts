import { type Role, actionsOn } from '@iisp/contract'
import { expect, test } from 'vitest'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { progressOf, sidesOf } from './application-actions.ts'

const row = { institution_id: 'M001', partner_id: 'M002' }
const who = (institutionId: string, ...roles: Role[]) => ({ institutionId, roles })

test.each([
  ['0', who('M001', 'operator'), ['revert']],
  ['0', who('M002', 'operator'), ['consent', 'decline']],
  ['0', who('M003', 'operator'), []],
  ['0', who('M002', 'reviewer'), []],
  ['1', who('M001', 'operator'), ['edit', 'revert']],
  ['1', who('T001', 'ta-operator'), ['pass', 'return', 'reject']],
  ['2', who('M001', 'operator'), ['revert']],
  ['3', who('M001', 'operator'), []],
  ['4', who('M001', 'operator'), ['edit', 'revert']],
  ['4', who('M002', 'operator'), []],
  ['5', who('M001', 'operator'), []],
] as const)('[BU-225] state %s for %j: %j', (status, viewer, actions) => {
  expect(actionsOn(applicationFlow, sidesOf(row, viewer), status, { persons: [] })).toEqual(actions)
})

test('[BU-117] the progress counts the steps that are left to do', () => {
  expect(progressOf('1', true, 'zh')).toBe('2/3 待审核')
  expect(progressOf('1', false, 'zh')).toBe('1/2 待审核')
  expect(progressOf('6', false, 'en')).toBe('Refused')
})
