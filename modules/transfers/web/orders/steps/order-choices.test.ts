import { orderActions } from '@iisp/transfers/contract'
import { expect, test } from 'vitest'
import { choicesOf } from './order-choices.ts'
import { sampleDetail } from '../test/sample-order.ts'

const told = { barred: [], payment: null }
const namesOf = (...actions: (typeof orderActions)[number][]) =>
  choicesOf({ ...told, actions }).map(({ name }) => name)

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
  for (const choice of choicesOf({ ...told, actions: [...orderActions] })) {
    if (!('input' in choice)) continue
    const sent = choice.input(sampleDetail, '原因')
    expect(sent).toMatchObject({ id: sampleDetail.ID, version: sampleDetail.VERSION })
    expect('reason' in sent).toBe(choice.asks === 'reason')
  }
})

test.each([
  ['on-date', 'confirm', {}],
  ['early', 'reason', { confirmDate: '1', reason: '加急' }],
  ['overdue', 'reason', { confirmDate: '1', reason: '加急' }],
] as const)('a payment %s asks for a %s', (day, asks, more) => {
  const payment = { day, today: '2026-11-20', cutOff: '16:30' }
  const [pay] = choicesOf({ actions: ['pay'], barred: [], payment })
  if (pay === undefined || pay.asks !== asks) throw new Error(`asks for ${pay?.asks}`)
  expect(pay.input(sampleDetail, '加急')).toEqual({
    id: sampleDetail.ID,
    version: sampleDetail.VERSION,
    ...more,
  })
})

test('what cannot be done now keeps its place, with the reason', () => {
  const barred = [{ action: 'pay' as const, why: '未到划款日期2026-11-24' }]
  expect(choicesOf({ actions: ['void', 'request-documents'], barred, payment: null })).toMatchObject([
    { name: 'request-documents' },
    { name: 'void' },
    { name: 'pay', asks: 'nothing', why: '未到划款日期2026-11-24' },
  ])
})
