import type { TSchema } from '@iisp/contract'
import { personNameInEnglish } from './person-name.ts'

/** English names of institutions by their registered names. */
export type InstitutionNames = ReadonlyMap<string, string>
type Write = (value: unknown, institutions: InstitutionNames) => unknown
/** The keywords of JSON schema that occur in answers. */
interface Schema {
  readonly holds?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/**
 * Makes a function that copies an answer with the names of people (`t.personName`) and institutions (`t.institutionName`) in
 * English. Null where an answer of this schema has neither.
 */
export const namesInEnglish = (schema: TSchema): Write | null => writeOf(schema)

const inEnglish: Readonly<Record<string, (name: string, institutions: InstitutionNames) => string>> = {
  personName: personNameInEnglish,
  institutionName: (name, institutions) => institutions.get(name) ?? name,
}

function writeOf({ holds = '', properties = {}, items, anyOf = [] }: Schema): Write | null {
  const named = inEnglish[holds]
  if (named !== undefined)
    return (value, institutions) => (typeof value === 'string' ? named(value, institutions) : value)
  if (items !== undefined) return ofArray(writeOf(items))
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const write = writeOf(field)
    return write === null ? [] : [[name, write] as const]
  })
  if (fields.length > 0) return ofObject(new Map(fields))
  const variants = anyOf.map(writeOf).filter((write) => write !== null)
  if (variants.length === 0) return null
  return (value, institutions) => variants.reduce((so, write) => write(so, institutions), value)
}

const ofArray = (write: Write | null): Write | null =>
  write &&
  ((value, institutions) =>
    Array.isArray(value) ? value.map((one: unknown) => write(one, institutions)) : value)

const ofObject =
  (fields: ReadonlyMap<string, Write>): Write =>
  (value, institutions) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, one]: [string, unknown]): [string, unknown] => [
        name,
        fields.get(name)?.(one, institutions) ?? one,
      ]),
    )
  }
