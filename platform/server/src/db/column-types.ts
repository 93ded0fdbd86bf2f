import pg from 'pg'

type Parse = (value: string) => unknown
const libraryParser = pg.types.getTypeParser as (oid: number, format?: string) => Parse

const textArrayOid = 1009
/** The library's parser reads one character at a time; most arrays hold plain ids and are split instead. */
const textArray: Parse = (value) => {
  if (value === '{}') return []
  const needsParser = /["\\{]|NULL/i.test(value.slice(1))
  return needsParser ? libraryParser(textArrayOid)(value) : value.slice(1, -1).split(',')
}
const asIs: Parse = (value) => value

/** DATE, TIMESTAMP, TIMESTAMPTZ, NUMERIC and BIGINT stay text: node-pg would shift days and round money. */
const ownParsers: ReadonlyMap<number, Parse> = new Map([
  ...[20, 1082, 1114, 1184, 1700].map((oid) => [oid, asIs] as const),
  [textArrayOid, textArray],
])

/** Parsers for PostgreSQL's types. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    ownParsers.get(oid) ?? libraryParser(oid, format)) as never,
}
