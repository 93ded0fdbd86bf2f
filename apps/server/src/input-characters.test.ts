import type { TSchema } from '@iisp/contract'
import { expect, test } from 'vitest'
import { everyCall } from './every-call.ts'

interface Shape {
  readonly type?: string
  readonly pattern?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly characters?: string
  readonly anyOf?: readonly Shape[]
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
}

/** The strings in a schema that restrict their characters neither by a pattern nor by `characters`. */
function open(shape: Shape, path: string): string[] {
  const inside = [
    ...(shape.anyOf ?? []).flatMap((one) => open(one, path)),
    ...(shape.items === undefined ? [] : open(shape.items, `${path}[]`)),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, one]) => open(one, `${path}.${name}`)),
  ]
  const says = [shape.pattern, shape.const, shape.enum, shape.characters].some((one) => one !== undefined)
  return shape.type === 'string' && !says ? [path, ...inside] : inside
}

test('every text that a call takes says which characters it admits', () => {
  const calls = everyCall()
  expect(calls.length).toBeGreaterThan(100)
  expect(calls.flatMap(({ name, input }) => open(input as TSchema & Shape, name))).toEqual([])
})
