import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { columnTypes } from '../../platform/server/src/db/column-types.ts'
import { filesBelow } from '../repository.ts'
import { root } from '../tools.ts'
import { columnType } from './column-type.ts'
import { generatedTables } from './generate.ts'

let generated: ReadonlyMap<string, string>
beforeAll(async () => {
  generated = await generatedTables(inject('databaseUrl'))
})
const hint = 'run `npm run tables` and commit what it writes'

test('the generated tables are those of the migrations', () => {
  for (const [path, text] of generated) expect(readFileSync(join(root, path), 'utf8'), hint).toBe(text)
})

test('no generated file is left of a module that has no tables', () => {
  expect([...filesBelow('modules', /^tables\.generated\.ts$/)].sort()).toEqual([...generated.keys()].sort())
})

test('values arrive as the types of their columns say', async () => {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  onTestFinished(() => client.end())
  const { fields, rows } = await client.query<Record<string, unknown>>({
    text: `SELECT 1::bigint AS "bigint", true AS "boolean", '\\x00'::bytea AS "bytea", DATE '2026-11-20' AS "date",
             1.5::float8 AS "double precision", 1::integer AS "integer", '{}'::jsonb AS "jsonb", 1.50 AS "numeric",
             1::smallint AS "smallint", ''::text AS "text", now() AS "timestamp with time zone",
             '{a}'::text[] AS "text[]", '{1}'::bigint[] AS "bigint[]"`,
    types: columnTypes,
  })
  const typeOf = (value: unknown): string =>
    Array.isArray(value) ? `${typeOf(value[0])}[]` : Buffer.isBuffer(value) ? 'Buffer' : typeof value
  for (const { name } of fields) {
    const type = columnType({ ...column, type: name }).replace('Moment', 'string')
    expect(`${name}: ${typeOf(rows[0]?.[name])}`).toBe(`${name}: ${type}`)
  }
})

const column = {
  schema: 'notes',
  table: 'note',
  name: 'value',
  type: 'text',
  isNullable: false,
  hasDefault: false,
  isComputed: false,
  listed: null,
}
const listed = "CHECK ((value = ANY (ARRAY['a'::text, 'b-c'::text])))"

test.each([
  [{}, 'string'],
  [{ isNullable: true }, 'string | null'],
  [{ hasDefault: true }, 'Generated<string>'],
  [{ isNullable: true, isComputed: true }, 'GeneratedAlways<string | null>'],
  [{ listed }, "'a' | 'b-c'"],
  [{ listed, hasDefault: true }, "Generated<'a' | 'b-c'>"],
  [{ type: 'smallint', listed: 'CHECK ((value = ANY (ARRAY[1, 2])))' }, '1 | 2'],
  [{ listed: "CHECK ((value = ANY (ARRAY['a, b'::text])))" }, 'string'],
  [{ type: 'timestamp with time zone' }, 'Moment'],
  [{ type: 'timestamp with time zone', isNullable: true, hasDefault: true }, 'MomentOrNull'],
  [{ type: 'timestamp with time zone', hasDefault: true }, 'GeneratedMoment'],
  [{ type: 'timestamp with time zone', isComputed: true }, 'GeneratedAlways<string>'],
])('a column %o is of type %s', (given, type) => expect(columnType({ ...column, ...given })).toBe(type))

test('a type whose values nobody has looked at is refused', () => {
  expect(() => columnType({ ...column, type: 'inet' })).toThrow('notes.note.value is of type inet')
})
