import type { Call, TSchema } from '@iisp/contract'
import { longestMatch } from './longest-match.ts'

interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly maxLength?: number
  readonly pattern?: string
  readonly items?: Shape
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: unknown
}

/** No call reads a body larger than this. */
export const mostBytes = 1024 * 1024
/** The limit for calls that anybody may make. */
const mostPublicBytes = 4 * 1024
/** Small calls read a little more than they admit, so that the schema can refuse the input and name the field. */
const leastBytes = 1024

/**
 * Maximum body size of a call in bytes: its `maxBodyBytes`, or the bound of its schema; at most 4
 * KB for calls without a session. Throws if a call has neither a bounded schema nor `maxBodyBytes`.
 */
export function bodyBound(call: Call): number {
  const { maxBodyBytes = Math.max(largestJson(call.input), leastBytes) } = call
  if (call.access.who === 'public' && call.maxBodyBytes === undefined)
    return Math.min(maxBodyBytes, mostPublicBytes)
  if (maxBodyBytes > mostBytes) throw new Error(`call ${call.name} admits over 1 MB: give it maxBodyBytes`)
  return maxBodyBytes
}

/** Room for the line break and the indentation of an entry where JSON is written for reading. */
const indentation = 24
const numberBytes = 32
/** A UTF-16 unit written as an escape (`\\ud83d`). */
const unitBytes = 6
const textBytes = (units: number) => 2 + units * unitBytes

/** The bytes of the largest JSON text that a schema admits with all characters escaped; Infinity where it has no bound. */
export function largestJson(schema: TSchema): number {
  return largest(schema)
}

function largest(shape: Shape): number {
  if ('const' in shape) return largestValue(shape.const)
  if (shape.enum !== undefined) return Math.max(...shape.enum.map(largestValue))
  if (shape.anyOf !== undefined) return Math.max(...shape.anyOf.map(largest))
  switch (shape.type) {
    case 'string':
      return textBytes(longestText(shape))
    case 'integer':
    case 'number':
      return numberBytes
    case 'boolean':
    case 'null':
      return 5
    case 'array':
      return largestArray(shape)
    case 'object':
      return largestObject(shape)
    default:
      return Number.POSITIVE_INFINITY
  }
}

/** `maxLength` counts code points, of up to two units each. */
function longestText({ maxLength = Number.POSITIVE_INFINITY, pattern }: Shape): number {
  return Math.min(2 * maxLength, pattern === undefined ? Number.POSITIVE_INFINITY : longestMatch(pattern))
}

const largestValue = (value: unknown) => (typeof value === 'string' ? textBytes(value.length) : numberBytes)

function largestArray({ items = {}, maxItems = Number.POSITIVE_INFINITY }: Shape): number {
  return 2 + indentation + maxItems * (largest(items) + 1 + indentation)
}

function largestObject({ properties = {}, additionalProperties }: Shape): number {
  if (additionalProperties !== false) return Number.POSITIVE_INFINITY
  const entries = Object.entries(properties).map(
    ([name, shape]) => textBytes(name.length) + largest(shape) + 2 + indentation,
  )
  return entries.reduce((sum, bytes) => sum + bytes, 2 + indentation)
}
