import type { ParamValues } from '@iisp/guide/contract'
import { expect, test } from 'vitest'
import { orderDefaults } from './order-defaults.ts'
import { blankFields, type OrderFields } from './state/order-fields.ts'

const cases: [string, ParamValues, Partial<OrderFields>][] = [
  ['nothing set: not before its date', {}, { notBeforeDate: true }],
  [
    'boxes',
    { orderOptions: ['notice', 'retry', 'notBeforeDate'] },
    { notice: true, retry: true, notBeforeDate: true },
  ],
  ['early payment as the person chose', { orderOptions: [] }, { notBeforeDate: false }],
  ['a fixed time', { isSendTime: '1', fixedTime: '103000' }, { time: '10:30' }],
  ['a time outside the payment hours', { isSendTime: '1', fixedTime: '200000' }, {}],
  ['no fixed time', { isSendTime: '0', fixedTime: '' }, {}],
]
test.each(cases)('a new order starts with %s', (_, values, fields) => {
  expect(orderDefaults(values)).toEqual({ ...blankFields, ...fields })
})
