import type { TSchema } from 'typebox'

/** The part of JSON Schema that the contracts use. Other keywords are not looked at. */
interface Shape {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Shape
  readonly patternProperties?: Readonly<Record<string, Shape>>
  readonly items?: Shape | readonly Shape[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
}
/** A path as `findMismatch` gives it, beginning at the value that is looked at. */
type Miss = string | null

/**
 * The first place at which `value` violates `schema`: a dotted path such as `list.0.amount`, '' for
 * the value itself, null if it conforms. Generates no code, so that it runs under a policy without
 * eval.
 */
export const findMismatch = (schema: TSchema, value: unknown): Miss => visit(schema, value)

function visit(shape: Shape, value: unknown): Miss {
  if ('const' in shape && value !== shape.const) return ''
  if (shape.enum && !shape.enum.includes(value)) return ''
  if (shape.anyOf && !shape.anyOf.some((one) => visit(one, value) === null)) return ''
  if (shape.allOf) {
    for (const one of shape.allOf) {
      const miss = visit(one, value)
      if (miss !== null) return miss
    }
  }
  if (shape.type !== undefined && !isOfType(shape.type, value)) return ''
  if (typeof value === 'string') return textFits(shape, value) ? null : ''
  if (typeof value === 'number') return numberFits(shape, value) ? null : ''
  if (Array.isArray(value)) return visitItems(shape, value)
  if (isObject(value)) return visitProperties(shape, value)
  return null
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isOfType(type: string | readonly string[], value: unknown): boolean {
  if (typeof type !== 'string') return type.some((one) => isOfType(one, value))
  if (type === 'object') return isObject(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value)
  return typeof value === type
}

function textFits(shape: Shape, text: string): boolean {
  if (shape.minLength !== undefined || shape.maxLength !== undefined) {
    const length = codePoints(text)
    if (length < (shape.minLength ?? 0) || length > (shape.maxLength ?? Number.POSITIVE_INFINITY))
      return false
  }
  return shape.pattern === undefined || patternOf(shape.pattern).test(text)
}
/** JSON Schema counts characters, not UTF-16 units. */
function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

const numberFits = (shape: Shape, value: number): boolean =>
  value >= (shape.minimum ?? Number.NEGATIVE_INFINITY) &&
  value <= (shape.maximum ?? Number.POSITIVE_INFINITY) &&
  value > (shape.exclusiveMinimum ?? Number.NEGATIVE_INFINITY) &&
  value < (shape.exclusiveMaximum ?? Number.POSITIVE_INFINITY)

function visitItems(shape: Shape, list: readonly unknown[]): Miss {
  if (list.length < (shape.minItems ?? 0) || list.length > (shape.maxItems ?? Number.POSITIVE_INFINITY))
    return ''
  const { items } = shape
  if (items === undefined) return null
  for (let index = 0; index < list.length; index++) {
    const own = Array.isArray(items) ? (items as readonly Shape[])[index] : (items as Shape)
    const miss = own === undefined ? null : visit(own, list[index])
    if (miss !== null) return join(String(index), miss)
  }
  return null
}

function visitProperties(shape: Shape, value: Record<string, unknown>): Miss {
  if (shape.required) {
    for (const name of shape.required) if (!has(value, name) || value[name] === undefined) return name
  }
  for (const name of Object.keys(value)) {
    const item = value[name]
    if (item === undefined) continue
    const own = propertyShape(shape, name)
    const miss = own === false ? '' : own === true ? null : visit(own, item)
    if (miss !== null) return join(name, miss)
  }
  return null
}

function propertyShape(shape: Shape, name: string): Shape | boolean {
  if (shape.properties && has(shape.properties, name)) return shape.properties[name] as Shape
  if (shape.patternProperties) {
    for (const [pattern, own] of Object.entries(shape.patternProperties)) {
      if (patternOf(pattern).test(name)) return own
    }
  }
  return shape.additionalProperties ?? true
}

const has = (value: object, name: string) => Object.prototype.hasOwnProperty.call(value, name)
const join = (at: string, miss: string) => (miss === '' ? at : `${at}.${miss}`)

const patterns = new Map<string, RegExp>()
function patternOf(source: string): RegExp {
  let pattern = patterns.get(source)
  if (!pattern) patterns.set(source, (pattern = new RegExp(source, 'u')))
  return pattern
}
