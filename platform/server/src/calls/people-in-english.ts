import type { TSchema } from '@iisp/contract'
import { personNameInEnglish } from './person-name.ts'

type Write = (value: unknown) => unknown
/** What of JSON schema answers are made of. */
interface Schema {
  readonly holds?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/**
 * Makes a function that copies an answer with the names of people (`t.personName`) in English. Null where an answer of
 * this schema names nobody.
 */
export const peopleInEnglish = (schema: TSchema): Write | null => writeOf(schema)

function writeOf({ holds, properties = {}, items, anyOf = [] }: Schema): Write | null {
  if (holds === 'personName')
    return (value) => (typeof value === 'string' ? personNameInEnglish(value) : value)
  if (items !== undefined) return ofArray(writeOf(items))
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const write = writeOf(field)
    return write === null ? [] : [[name, write] as const]
  })
  if (fields.length > 0) return ofObject(new Map(fields))
  const variants = anyOf.map(writeOf).filter((write) => write !== null)
  return variants.length === 0 ? null : (value) => variants.reduce((so, write) => write(so), value)
}

const ofArray = (write: Write | null): Write | null =>
  write && ((value) => (Array.isArray(value) ? value.map(write) : value))

const ofObject =
  (fields: ReadonlyMap<string, Write>): Write =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, one]: [string, unknown]): [string, unknown] => [
        name,
        fields.get(name)?.(one) ?? one,
      ]),
    )
  }
