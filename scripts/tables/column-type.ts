import type { Column } from './read-columns.ts'

const moment = 'timestamp with time zone'
/** How values of PostgreSQL's types arrive, by the parsers of platform/server/src/db/column-types.ts. */
const arriving: ReadonlyMap<string, string> = new Map([
  ['bigint', 'string'],
  ['boolean', 'boolean'],
  ['bytea', 'Buffer'],
  ['date', 'string'],
  ['double precision', 'number'],
  ['integer', 'number'],
  ['jsonb', 'object'],
  ['numeric', 'string'],
  ['smallint', 'number'],
  ['text', 'string'],
  [moment, 'string'],
])

/** The TypeScript type of a column, in the words of Kysely and of @iisp/server. */
export function columnType(column: Column): string {
  const { type, isNullable, hasDefault, isComputed } = column
  if (type === moment && !isComputed)
    return isNullable ? 'MomentOrNull' : hasDefault ? 'GeneratedMoment' : 'Moment'
  const value = `${valueType(column)}${isNullable ? ' | null' : ''}`
  if (isComputed) return `GeneratedAlways<${value}>`
  return hasDefault ? `Generated<${value}>` : value
}

function valueType({ schema, table, name, type, listed }: Column): string {
  const values = listedValues(listed)
  if (values !== null) return values.join(' | ')
  const element = type.replace(/\[\]$/, '')
  const value = arriving.get(element)
  if (value === undefined)
    throw new Error(`${schema}.${table}.${name} is of type ${type}: how do its values arrive?`)
  return element === type ? value : `${value}[]`
}

/** The values of a definition such as CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text]))), if they are plain words or numbers. */
function listedValues(definition: string | null): string[] | null {
  const list = /ARRAY\[(.*)\]/.exec(definition ?? '')?.[1]
  const values = list?.split(', ').map((item) => item.replace(/::\w+$/, '')) ?? []
  return values.length > 0 && values.every((value) => /^(?:'[\w-]*'|\d+)$/.test(value)) ? values : null
}
