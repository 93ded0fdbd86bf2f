import type { TSchema } from '@iisp/contract'
import { expect, test } from 'vitest'
import { everyCall } from './every-call.ts'

interface Shape {
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  /** The only value. */
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly items?: Shape
  readonly additionalProperties?: Shape | boolean
  readonly properties?: Readonly<Record<string, Shape>>
  readonly patternProperties?: Readonly<Record<string, Shape>>
}

/** The numbers in a schema that lack a bound at one end. */
function unbounded(shape: Shape, path: string): string[] {
  const { anyOf = [], allOf = [], items, additionalProperties: others } = shape
  const inside = [
    ...[...anyOf, ...allOf].flatMap((one) => unbounded(one, path)),
    ...(items === undefined ? [] : unbounded(items, `${path}[]`)),
    ...(typeof others === 'object' ? unbounded(others, `${path}.*`) : []),
    ...Object.entries({ ...shape.properties, ...shape.patternProperties }).flatMap(([name, one]) =>
      unbounded(one, `${path}.${name}`),
    ),
  ]
  const isNumber = shape.type === 'integer' || shape.type === 'number'
  const isBounded = shape.const !== undefined || (shape.minimum !== undefined && shape.maximum !== undefined)
  return isNumber && !isBounded ? [path, ...inside] : inside
}

// a number beyond what its column holds would fail in the database instead of being refused
test('every number that a call takes has a least and a greatest value', () => {
  expect(everyCall().flatMap(({ name, input }) => unbounded(input as TSchema & Shape, name))).toEqual([])
})

test('a number without one of its bounds is found wherever it stands', () => {
  const open = { type: 'integer', minimum: 1 }
  const shape = {
    properties: { list: { items: { anyOf: [open, { type: 'number', minimum: 0, maximum: 9 }] } }, n: open },
  }
  expect(unbounded(shape, 'call')).toEqual(['call.list[]', 'call.n'])
})
