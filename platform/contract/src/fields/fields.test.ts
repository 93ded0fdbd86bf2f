import { expect, expectTypeOf, test } from 'vitest'
import { findMismatch } from '../check.ts'
import * as t from '../t.ts'
import { defineFlow } from '../workflow/workflow.ts'
import { type RowOf, defineFields, fieldNames, fieldText, textsOf } from './define-fields.ts'
import * as f from './field.ts'

const flow = defineFlow({
  emits: [],
  states: {
    open: { code: 'open', name: { zh: '待办', en: 'To do' }, tone: 'warning' },
    done: { code: 'done', name: { zh: '完成', en: 'Done' }, tone: 'success', final: true },
  },
  moves: { finish: { ways: [{ from: ['open'], to: ['done'], who: 'manager' }], audit: 'x.finish' } },
})
const fields = defineFields({
  id: t.id,
  amount: f.orNone(f.amount(['金额', 'Amount'])),
  count: f.count(['笔数', 'Count']),
  kind: f.oneOf({ a: ['甲', 'A'], b: { zh: '乙', en: 'B' } }, ['类型', 'Kind']),
  state: f.state(flow, ['状态', 'State']),
  used: f.yesNo(['已用', 'Used']),
  reached: f.yesNo(['时间', 'Time'], { true: ['已到', 'Reached'], false: ['未到', 'Not reached'] }),
})
const row = {
  id: '1',
  amount: null,
  count: 2,
  kind: 'b',
  state: 'open',
  used: true,
  reached: false,
} as const

test('the schema of the record has all fields, with the values that the fields allow', () => {
  expectTypeOf<RowOf<typeof fields>['kind']>().toEqualTypeOf<'a' | 'b'>()
  expect(findMismatch(fields.row, row)).toBeNull()
  for (const wrong of [{ kind: 'c' }, { state: 'gone' }, { count: -1 }, { amount: '1' }, { id: null }])
    expect(findMismatch(fields.row, { ...row, ...wrong })).not.toBeNull()
})
test('plain schemas have no name, so that nobody shows them', () => {
  expect(fieldNames(fields)).toEqual(['amount', 'count', 'kind', 'state', 'used', 'reached'])
  expect(textsOf(fields)).not.toHaveProperty('id')
  expect(textsOf(fields).kind).toEqual(['类型', 'Kind'])
})
test.each([
  ['amount', '1234.50', '1234.50'],
  ['amount', null, ''],
  ['count', 0, '0'],
  ['kind', 'a', 'A'],
  ['state', 'done', 'Done'],
  ['used', true, 'Yes'],
  ['reached', false, 'Not reached'],
] as const)('%s %j is read as “%s”', (name, value, text) =>
  expect(fieldText(fields.named[name], value, 'en')).toBe(text),
)
test('a field with a name holds one value', () =>
  expect(() => fieldText(fields.named.kind, ['a'], 'zh')).toThrow('one value'))
