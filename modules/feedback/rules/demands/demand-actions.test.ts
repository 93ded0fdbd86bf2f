import { expect, test } from 'vitest'
import { demandActionsOn, deskActionsOn, replyActionsOn } from './demand-actions.ts'

const shown = { state: 'proposed', hidden: false, own: false } as const
const inPerson = { voted: false, actsForAnother: false }

test.each([
  ['who has not voted', shown, inPerson, ['vote', 'reply']],
  ['who has voted', shown, { ...inPerson, voted: true }, ['unvote', 'reply']],
  ['its author', { ...shown, own: true }, inPerson, ['reply']],
  ['who acts for another', shown, { ...inPerson, actsForAnother: true }, ['reply']],
  ['a planned one', { ...shown, state: 'planned' }, inPerson, ['vote', 'reply']],
  ['a done one', { ...shown, state: 'done' }, inPerson, []],
  ['a declined one', { ...shown, state: 'declined' }, inPerson, []],
  ['a hidden one', { ...shown, hidden: true, own: true }, inPerson, []],
] as const)('%s', (_, demand, voter, actions) => {
  expect(demandActionsOn(demand, voter)).toEqual(actions)
})

test.each([
  ['proposed', ['answer', 'accept', 'plan', 'decline', 'hide']],
  ['accepted', ['answer', 'plan', 'finish', 'decline', 'hide']],
  ['planned', ['answer', 'finish', 'decline', 'hide']],
  ['done', ['hide']],
  ['declined', ['reopen', 'hide']],
] as const)('the desk on a demand that is %s', (state, actions) => {
  const demand = { state, hidden: false, propose: ['7', null] }
  const persons = ['8', '9']
  expect(deskActionsOn(demand, persons)).toEqual(actions)
  expect(deskActionsOn({ ...demand, hidden: true }, persons)).toEqual(['restore'])
  for (const propose of [
    ['8', null],
    ['9', '7'],
    ['7', '8'],
  ])
    expect(deskActionsOn({ ...demand, propose }, persons)).toEqual([])
})

test('the desk hides and restores what others wrote, never official answers', () => {
  const reply = { official: false, hidden: false, own: false }
  expect(replyActionsOn(reply)).toEqual(['hide'])
  expect(replyActionsOn({ ...reply, hidden: true })).toEqual(['restore'])
  expect(replyActionsOn({ ...reply, own: true })).toEqual([])
  expect(replyActionsOn({ ...reply, official: true })).toEqual([])
})
