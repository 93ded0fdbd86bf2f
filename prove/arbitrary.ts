import fc from 'fast-check'
import type { TSchema } from '@iisp/contract'
import { type Characters, hiddenCharacter } from '@iisp/contract/hidden-characters'

interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly pattern?: string
  readonly characters?: Characters
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Shape
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Record<string, Shape>
  readonly required?: readonly string[]
}

const arbitraries = new WeakMap<TSchema, fc.Arbitrary<unknown>>()

/** Values that the schema accepts, including unusual ones. */
export function valid(schema: TSchema): fc.Arbitrary<unknown> {
  const known = arbitraries.get(schema) ?? admitted(schema)
  arbitraries.set(schema, known)
  return known
}

function admitted(shape: Shape): fc.Arbitrary<unknown> {
  if ('const' in shape) return fc.constant(shape.const)
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum)
  if (shape.anyOf !== undefined) return fc.oneof(...shape.anyOf.map(admitted))
  if (shape.type === 'string') return texts(shape)
  if (shape.type === 'integer') return fc.integer({ min: shape.minimum ?? -1000, max: shape.maximum ?? 1000 })
  if (shape.type === 'number') {
    return fc.double({ min: shape.minimum ?? -1e6, max: shape.maximum ?? 1e6, noNaN: true })
  }
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'null') return fc.constant(null)
  if (shape.type === 'array') {
    return fc.array(admitted(shape.items ?? {}), {
      minLength: shape.minItems ?? 0,
      maxLength: Math.min(shape.maxItems ?? 4, 4),
    })
  }
  if (shape.type === 'object') return objects(shape)
  return fc.constantFrom<unknown>(null, 'x', 1)
}

function objects({ properties = {}, required = [] }: Shape): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(Object.entries(properties).map(([key, shape]) => [key, admitted(shape)]))
  return fc.record(parts, { requiredKeys: required.filter((key) => key in parts) })
}

function texts({ pattern, characters = 'text', minLength = 0, maxLength = 40 }: Shape): fc.Arbitrary<string> {
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern)).filter((text) => text.isWellFormed())
  const odd = [
    "' OR 1=1 --",
    '%',
    '_',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '👩\u200d💻',
    '＝1+1',
    '=cmd',
    '𠮷',
    'a'.repeat(maxLength),
  ]
  return fc
    .oneof(
      { weight: 2, arbitrary: fc.string({ minLength, maxLength, unit: 'grapheme' }) },
      { weight: 1, arbitrary: fc.constantFrom(...odd) },
    )
    .filter(
      (text) =>
        text.length >= minLength &&
        [...text].length <= maxLength &&
        text.length <= maxLength &&
        text.isWellFormed() &&
        hiddenCharacter(text, characters) === null,
    )
}

/** A request body that the schema must refuse, as JSON text, and why. */
export interface Hostile {
  readonly body: string
  readonly why: string
}

/** Makes one field of a valid input invalid. */
export function hostile(schema: TSchema): fc.Arbitrary<Hostile> {
  const shape = schema as Shape
  const fields = Object.keys(shape.properties ?? {})
  const anywhere: fc.Arbitrary<Hostile>[] = [
    valid(schema).map((value) => ({
      why: 'unknown field',
      body: JSON.stringify({ ...(value as object), isAdmin_: '1' }),
    })),
    valid(schema).map((value) => ({ why: 'prototype key', body: withRaw(value, '"__proto__":{"x":1}') })),
    valid(schema).map((value) => ({
      why: 'constructor key',
      body: withRaw(value, '"constructor":{"prototype":{}}'),
    })),
    fc
      .constantFrom('[]', '"text"', '1', 'null', '{', '{"a":', '\ufeff{}x', '{"a":1,"a":1}')
      .map((body) => ({ why: 'no object', body })),
    fc.constant({ why: 'too deep', body: `{"x":${'['.repeat(200)}${']'.repeat(200)}}` }),
  ]
  if (fields.length === 0) return fc.oneof(...anywhere)
  const broken = fc
    .tuple(valid(schema), fc.constantFrom(...fields), fc.nat())
    .map(([value, field, pick]) =>
      breakField(value as Record<string, unknown>, field, shape.properties![field]!, pick),
    )
  return fc.oneof(
    { weight: 4, arbitrary: broken },
    ...anywhere.map((arbitrary) => ({ weight: 1, arbitrary })),
  )
}

const withRaw = (value: unknown, raw: string): string => {
  const json = JSON.stringify(value)
  return json === '{}' ? `{${raw}}` : `${json.slice(0, -1)},${raw}}`
}

function breakField(value: Record<string, unknown>, field: string, shape: Shape, pick: number): Hostile {
  const rest = JSON.stringify({ ...value, [field]: undefined })
  const wrong = wrongTexts(shape)
  const [why, raw] = wrong[pick % wrong.length]!
  return { why: `${field}: ${why}`, body: withRaw(JSON.parse(rest), `${JSON.stringify(field)}:${raw}`) }
}

/** JSON texts that no schema of this kind accepts, each with its reason. */
function wrongTexts(shape: Shape): [string, string][] {
  const common: [string, string][] = [
    ['an object', '{"$ne":null}'],
    ['a NUL', '"a\\u0000b"'],
    ['a lone surrogate', '"\\ud800"'],
    ['a huge text', JSON.stringify('9'.repeat(Math.max(70_000, (shape.maxLength ?? 0) + 1)))],
  ]
  const takesText = admitsType(shape, 'string')
  const takesNumber = admitsType(shape, 'integer') || admitsType(shape, 'number')
  const takesList = admitsType(shape, 'array')
  if (!takesNumber)
    common.push(['a number', '12.5'], ['a huge number', '90071992547409.93'], ['an exponent', '1e3'])
  if (!takesText) common.push(['a text', '"x"'])
  if (!takesList) common.push(['a list around it', '["1.00"]'])
  if (!admitsType(shape, 'boolean')) common.push(['a boolean', 'true'])
  if (shape.characters !== undefined)
    common.push(['text turned round', '"a\u202eb"'], ['no character', '"a\ufffeb"'])
  if (shape.characters === 'line')
    common.push(['a zero-width space', '"a\u200bb"'], ['a line break', '"a\\nb"'])
  if (takesNumber) common.push(['out of range', '1e300'], ['a fraction', '0.5'])
  return common.filter(
    ([why]) =>
      !(why === 'a huge text' && takesText && shape.maxLength === undefined && shape.pattern === undefined),
  )
}

const admitsType = (shape: Shape, type: string): boolean =>
  shape.type === undefined && shape.anyOf === undefined && shape.enum === undefined
    ? true
    : shape.type === type || (shape.anyOf ?? []).some((option) => admitsType(option, type))
