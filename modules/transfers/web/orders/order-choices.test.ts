import { orderActions } from '@iisp/transfers/contract'
import { expect, test } from 'vitest'
import { choicesOf } from './order-choices.ts'
import { sampleDetail } from './test/sample-order.ts'

const namesOf = (...actions: (typeof orderActions)[number][]) =>
  choicesOf({ actions }).map(({ name }) => name)

test('every action that the server may allow has a button', () => {
  for (const action of orderActions) expect(namesOf(action)).not.toEqual([])
})

test.each([
  ['review', ['return', 'review']],
  ['sign', ['return', 'sign']],
] as const)('who may %s may also return', (action, names) => expect(namesOf(action)).toEqual(names))

test('the main step stands last, dangerous ones before it', () => {
  expect(namesOf('accept', 'return', 'void', 'request-documents')).toEqual([
    'request-documents',
    'return',
    'void',
    'accept',
  ])
  expect(namesOf('edit', 'submit', 'copy', 'withdraw')).toEqual(['edit', 'copy', 'withdraw', 'submit'])
})

test('every step names the order and the version that the person saw', () => {
  for (const choice of choicesOf({ actions: [...orderActions] })) {
    if (choice.asks === 'form') continue
    const sent = choice.input(sampleDetail, '原因')
    expect(sent).toMatchObject({ id: sampleDetail.ID, version: sampleDetail.VERSION })
    expect('reason' in sent).toBe(choice.asks === 'reason')
  }
})
