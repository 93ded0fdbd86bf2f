import { expect, test } from 'vitest'
import { asksFreshFactor, defineCall, supervisionOf } from './call.ts'
import { definePage } from './page.ts'
import * as t from './t.ts'

const orders = definePage({
  id: '1',
  parent: null,
  name: { zh: '订单', en: 'Orders' },
  path: '/orders',
  sort: 1,
  roles: [],
})
const base = {
  summary: { zh: '', en: '' },
  methods: ['POST'],
  path: '/api/order',
  input: t.Object({}),
  output: t.Null(),
  errors: [],
  idempotent: 'no',
} as const

test('a writing call has to say whether a super-manager is supervised', () => {
  // @ts-expect-error supervised is missing
  defineCall({ ...base, name: 'undecided', access: { who: 'session' }, effect: 'write' })
  // @ts-expect-error supervised is missing
  defineCall({ ...base, name: 'undecided', access: { who: 'pages', pages: [orders] }, effect: 'write' })
  defineCall({ ...base, name: 'decided', access: { who: 'session', supervised: false }, effect: 'write' })
  defineCall({ ...base, name: 'reading', access: { who: 'session' }, effect: 'read' })
  defineCall({ ...base, name: 'open', access: { who: 'public' }, effect: 'write' })
})

const kind = 'signing'
test.each([
  ['nothing, where the call asks for nothing', false, {}, null],
  ['no object, where the call names none', { kind }, { id: '7' }, { kind, object: '' }],
  ['the object that the input names', { kind, object: 'id' }, { id: '7' }, { kind, object: '7' }],
  ['no object, where the input leaves it out', { kind, object: 'id' }, {}, { kind, object: '' }],
  ['nothing without the field that makes it needed', { kind, where: 'secret' }, {}, null],
  ['an approval with that field', { kind, where: 'secret' }, { secret: 'x' }, { kind, object: '' }],
] as const)('a super-manager needs %s', (_, supervised, input, needed) =>
  expect(supervisionOf({ access: { who: 'session', supervised } }, input)).toEqual(needed),
)

test.each([
  ['money that always moves', true, {}, true],
  ['a field that makes it money', { where: 'secret' }, { secret: '' }, true],
  ['an input without that field', { where: 'secret' }, {}, false],
  ['an input that is no object', { where: 'secret' }, null, false],
] as const)('a second factor for %s', (_, freshFactor, input, asked) =>
  expect(asksFreshFactor({ access: { who: 'session', freshFactor } }, input)).toBe(asked),
)

test('a call that does not move money asks for no second factor', () =>
  expect(asksFreshFactor({ access: { who: 'public' } }, {})).toBe(false))
