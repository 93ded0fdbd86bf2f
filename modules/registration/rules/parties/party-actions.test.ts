import { actionsOn } from '@iisp/contract'
import { expect, test } from 'vitest'
import { partyFlow } from '../../contract/parties/party-states.ts'
import { actionsOfApplicant } from './party-actions.ts'

/** Person 8 is person 9 of another institution. */
const persons = ['8', '9']

test.each([
  ['submitted', null, ['endorse', 'return', 'refuse']],
  ['endorsed', '7', ['accept', 'return', 'refuse']],
  ['endorsed', '8', ['return', 'refuse']],
  ['endorsed', '9', ['return', 'refuse']],
  ['returned', '8', []],
  ['accepted', '7', []],
  ['refused', null, []],
  ['withdrawn', null, []],
] as const)('person 8 on one that is %s, examined by %s: %j', (state, endorsedBy, actions) => {
  expect(actionsOn(partyFlow, ['desk'], state, { persons, by: { endorse: endorsedBy } })).toEqual(actions)
})

test.each([
  ['submitted', ['withdraw']],
  ['endorsed', ['withdraw']],
  ['returned', ['resubmit', 'withdraw']],
  ['accepted', []],
  ['refused', []],
  ['withdrawn', []],
] as const)('the applicant on one that is %s: %j', (state, actions) => {
  expect(actionsOfApplicant(state)).toEqual(actions)
})
