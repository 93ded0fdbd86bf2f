import { firstCharacters } from '@iisp/contract/text-length'
import { type TSchema, Refusal, platformErrors } from '@iisp/contract'
import { checkText, parseJson } from './parse-json.ts'

interface Shape {
  readonly type?: string
  readonly anyOf?: readonly Shape[]
  readonly properties?: Record<string, Shape>
}
const refuseField = (field: string): never => {
  throw new Refusal(platformErrors.badInput, { field })
}

export const formType = 'application/x-www-form-urlencoded'

/** Parses a query string. A name that is given twice is refused, since it is unclear which one counts. */
export function readQuery(search: string): Record<string, string> {
  const values = Object.create(null) as Record<string, string>
  for (const part of search.split('&')) {
    if (part === '') continue
    const cut = part.indexOf('=')
    const name = decode(cut < 0 ? part : part.slice(0, cut))
    if (Object.hasOwn(values, name) || name === '__proto__') refuseField(firstCharacters(name, 50))
    values[name] = decode(cut < 0 ? '' : part.slice(cut + 1))
  }
  return values
}

/** Refuses unescaped bytes above ASCII, since their encoding is unknown. */
function decode(part: string): string {
  if (!/^[\x20-\x7e]*$/.test(part)) throw new Refusal(platformErrors.badBody)
  try {
    const text = decodeURIComponent(part.replaceAll('+', ' '))
    checkText(text)
    return text
  } catch {
    throw new Refusal(platformErrors.badBody)
  }
}

/** Converts the texts of a query to the types of the schema: integers, booleans, JSON for objects and lists. */
export function typedQuery(schema: TSchema, values: Record<string, string>): Record<string, unknown> {
  const properties = (schema as Shape).properties ?? {}
  const typed = Object.create(null) as Record<string, unknown>
  for (const [name, value] of Object.entries(values)) {
    const shape = Object.hasOwn(properties, name) ? properties[name] : undefined
    typed[name] = shape === undefined ? value : typedValue(shape, name, value)
  }
  return typed
}

function typedValue(shape: Shape, name: string, value: string): unknown {
  const kind = shape.type ?? shape.anyOf?.find((option) => option.type !== 'null')?.type
  if (kind === 'integer') return /^-?\d{1,15}$/.test(value) ? Number(value) : refuseField(name)
  if (kind === 'boolean') return value === 'true' ? true : value === 'false' ? false : refuseField(name)
  if (kind === 'object' || kind === 'array') {
    try {
      return parseJson(value)
    } catch {
      return refuseField(name)
    }
  }
  return value
}
