import { actionsOn } from '@iisp/contract'
import { expect, test } from 'vitest'
import { entryFlow } from '../../contract/entries/entry-states.ts'

test.each([
  ['waiting', ['7', null], ['answer', 'close']],
  ['answered', ['7', '6'], ['answer', 'close']],
  ['closed', ['7', null], []],
  ['waiting', ['8', null], []],
  ['waiting', ['7', '8'], []],
] as const)('feedback that is %s, of the persons %j: person 8 may %j', (state, send, actions) => {
  expect(actionsOn(entryFlow, ['desk'], state, { persons: ['8', '9'], by: { send } })).toEqual(actions)
})
