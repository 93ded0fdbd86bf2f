import { defineCall, t } from '@iisp/contract'
import { expect, test } from 'vitest'
import { bodyBound, largestJson } from './body-bound.ts'

const call = (input: ReturnType<typeof t.Object>, more: object = {}) =>
  defineCall({
    name: 'tryIt',
    summary: { zh: '', en: '' },
    methods: ['POST'],
    path: '/api/try',
    input,
    output: t.Null(),
    errors: [],
    access: { who: 'session' },
    effect: 'read',
    idempotent: 'yes',
    ...more,
  })

/** The longest JSON for a value: every character escaped, every entry on its own line. */
const escaped = (value: unknown) =>
  JSON.stringify(value, null, 2).replaceAll(/"([^"]*)"/g, (_, inside: string) => `"${escapes(inside)}"`)
const escapes = (text: string) =>
  text.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

test.each([
  ['a text', t.strict({ a: t.text(50) }), { a: '划'.repeat(50) }],
  ['a text outside the basic plane', t.strict({ a: t.text(50) }), { a: '😀'.repeat(50) }],
  ['a number of a pattern', t.strict({ a: t.id }), { a: '9'.repeat(18) }],
  ['one of some words', t.strict({ a: t.oneOf('x', 'longest') }), { a: 'longest' }],
  ['a list', t.strict({ a: t.Array(t.id, { maxItems: 20 }) }), { a: Array(20).fill('9'.repeat(18)) }],
  [
    'objects within a list',
    t.strict({
      a: t.Array(t.strict({ b: t.Optional(t.text(3)), c: t.Union([t.Null(), t.text(9)]) }), { maxItems: 5 }),
    }),
    { a: Array.from({ length: 5 }, () => ({ b: '一二三', c: '一二三四五六七八九' })) },
  ],
])('%s at its largest fits, however it is written', (_, schema, value) => {
  const largest = largestJson(schema)
  expect(escaped(value).length).toBeLessThanOrEqual(largest)
  expect(largest).toBeLessThan(escaped(value).length * 2 + 200)
})

test.each([
  ['a text', t.strict({ a: t.String() })],
  ['a list', t.strict({ a: t.Array(t.Boolean()) })],
  ['an object of any keys', t.Object({})],
  ['anything', t.strict({ a: t.Unknown() })],
  ['a repeated pattern', t.strict({ a: t.String({ pattern: '^[0-9]+$' }) })],
])('%s without a bound has none', (_, schema) => {
  expect(largestJson(schema)).toBe(Number.POSITIVE_INFINITY)
  expect(() => bodyBound(call(schema))).toThrow('maxBodyBytes')
  expect(bodyBound(call(schema, { maxBodyBytes: 5000 }))).toBe(5000)
})

test('a public call accepts 4 KB unless it declares more', () => {
  const open = { access: { who: 'public' } }
  expect(bodyBound(call(t.strict({ a: t.text(2000) }), open))).toBe(4096)
  expect(bodyBound(call(t.strict({ a: t.text(2000) }), { ...open, maxBodyBytes: 20_000 }))).toBe(20_000)
})

test('a call accepts at least 1 KB, so that validation can name the error, and at most 1 MB', () => {
  expect(bodyBound(call(t.strict({})))).toBe(1024)
  expect(() => bodyBound(call(t.strict({ a: t.text(100_000) })))).toThrow('1 MB')
  expect(() => bodyBound(call(t.strict({}), { maxBodyBytes: 2_000_000 }))).toThrow('1 MB')
})
