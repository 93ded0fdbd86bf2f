import { expect, test } from 'vitest'
import { entryActionsOn } from './entry-actions.ts'

test.each([
  ['waiting', false, ['answer', 'close']],
  ['answered', false, ['answer', 'close']],
  ['closed', false, []],
  ['waiting', true, []],
] as const)('feedback that is %s, own %s', (state, own, actions) => {
  expect(entryActionsOn(state, own)).toEqual(actions)
})
