import { Ajv } from 'ajv'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMismatch } from './check.ts'
import * as t from './t.ts'

const order = t.Object({
  id: t.String(),
  amount: t.amount,
  note: t.Optional(t.text(4)),
  state: t.oneOf('010', '011'),
  open: t.Boolean(),
  level: t.Integer({ minimum: 1, maximum: 4 }),
  parentId: t.nullable(t.String()),
})
const good = { id: '1', amount: '12.00', state: '010', open: true, level: 2, parentId: null }

test.each([
  ['what fits', good, null],
  ['further fields where the schema leaves them open', { ...good, more: 1 }, null],
  ['an optional field that is undefined', { ...good, note: undefined }, null],
  ['four characters beyond the basic plane', { ...good, note: '𠀀𠀀𠀀𠀀' }, null],
  ['a missing field', { ...good, id: undefined }, 'id'],
  ['a number for a text', { ...good, amount: 12 }, 'amount'],
  ['a text that breaks its pattern', { ...good, amount: '12.0' }, 'amount'],
  ['a text too long', { ...good, note: '12345' }, 'note'],
  ['a word outside the set', { ...good, state: '012' }, 'state'],
  ['a fraction for an integer', { ...good, level: 1.5 }, 'level'],
  ['a number above its limit', { ...good, level: 5 }, 'level'],
  ['a text for a flag', { ...good, open: 'true' }, 'open'],
  ['neither of two kinds', { ...good, parentId: 7 }, 'parentId'],
  ['null for an object', null, ''],
  ['a list for an object', [], ''],
])('%s', (_, value, miss) => {
  expect(findMismatch(order, value)).toBe(miss)
})

test('names the place inside lists and refuses unknown keys of a strict object', () => {
  const page = t.pageOf(t.strict({ id: t.String() }))
  const answer = { list: [{ id: '1' }, { id: '2', extra: 1 }], total: 2, pageNo: 1, pageSize: 20 }
  expect(findMismatch(page, answer)).toBe('list.1.extra')
  expect(findMismatch(t.Array(t.Null()), [null, 0])).toBe('1')
  const record = t.Unsafe({ type: 'object', additionalProperties: { type: 'integer' } })
  expect(findMismatch(record, { a: 1, b: 'x' })).toBe('b')
  const both = t.Unsafe({ allOf: [t.Object({ a: t.String() }), t.Object({ b: t.String() })] })
  expect(findMismatch(both, { a: '' })).toBe('b')
})

test('an object without the inherited names of the language passes no required field', () => {
  expect(findMismatch(t.Object({ constructor: t.String() }), {})).toBe('constructor')
})

test('judges as the validator of the server does', () => {
  const ajv = new Ajv({ strict: false })
  const leaf = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.integer({ min: -9, max: 9 }),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
  )
  const value = fc.oneof(
    leaf,
    fc.record(
      {
        id: leaf,
        amount: fc.oneof(leaf, fc.constant('1.00')),
        state: fc.oneof(leaf, fc.constant('010')),
        open: leaf,
        level: leaf,
        parentId: leaf,
        yes: leaf,
      },
      { requiredKeys: [] },
    ),
    fc.constant({ ...good, yes: '1' }),
  )
  for (const schema of [
    order,
    t.strict({ id: t.String({ minLength: 1 }), yes: t.Optional(t.flag) }),
    t.Array(order),
  ]) {
    const valid = ajv.compile(schema)
    fc.assert(
      fc.property(value, (v) => {
        for (const one of [v, [v]]) expect(findMismatch(schema, one) === null).toBe(valid(one))
      }),
      { seed: 7, numRuns: 300 },
    )
  }
})
