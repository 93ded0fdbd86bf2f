import { expect, test } from 'vitest'
import { product, textOf } from './repository.ts'

/**
 * What makes a statement one that is written whole: common table expressions, windows, functions that give rows.
 * Everything else the typed builder says, which knows the columns and their types; a single condition or column that
 * it cannot say is a fragment of `sql` inside a query of the builder.
 */
const beyondBuilder: readonly RegExp[] = [
  /\bWITH \w+ AS (?:MATERIALIZED )?\(/,
  /\bOVER \(/,
  /\bunnest\(/,
  /\bROWS FROM \(/,
  /\b(?:FROM|JOIN) [a-z_]+(?:\.[a-z_]+)?\(/,
]
/** Files that write a whole statement in pieces, and why. */
const exceptions: ReadonlyMap<string, string> = new Map([
  [
    'modules/transfers/server/orders/list/order-queries.ts',
    'a LATERAL join over unnest in some of its forms; built for every request of the busiest list, where the builder takes ten times as long',
  ],
])

/** A use of `raw` with the statement that follows it, up to the next backtick, if it is written inline. */
const mention = /(?<![.\w'-])raw\b(?:\(\s*sql(?:<[^`]*?>)?`([^`]*)`)?/g

/** The whole statements of a source that the builder could say, and those that stand elsewhere than at their `raw`. */
const needless = (source: string): string[] =>
  [...withoutImports(source).matchAll(mention)]
    .filter(([, statement = '']) => !beyondBuilder.some((mark) => mark.test(statement)))
    .map(([found]) => found.replaceAll(/\s+/g, ' ').slice(0, 80))
const withoutImports = (source: string) =>
  source.replaceAll(/^import [^']*'[^']*'|\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '')

test('a module writes a whole statement only where the query builder cannot say it', () => {
  const wrong = product
    .filter((file) => /^modules\/[^/]+\/server\//.test(file) && !exceptions.has(file))
    .flatMap((file) => needless(textOf(file)).map((statement) => `${file}: ${statement}`))
  expect(wrong, 'build it with `q` of the module’s tables.ts').toEqual([])
})

test.each([
  'raw(sql`SELECT id FROM a.b WHERE id = ${id}`)',
  'raw(\n  sql<{\n    id: string\n  }>`DELETE FROM a.b RETURNING id`,\n)',
  'planAnew(raw(sql<Row>`SELECT * FROM a.b`))',
  'raw(statement)',
  'const run = shared ? raw : planned',
])('found: %s', (source) => expect(needless(source)).toHaveLength(1))

test.each([
  'raw(sql`WITH old AS (SELECT id FROM a.b) SELECT id FROM old`)',
  'raw(sql<Row>`SELECT id, count(*) OVER () AS total FROM a.b`)',
  'raw(sql`INSERT INTO a.b (id) SELECT unnest(${ids}::text[])`)',
  'raw(sql<Row>`SELECT * FROM a.rows_of(${id})`)',
  "import { raw, sql } from '@iisp/server'",
  'client.raw<Answer>(path)',
])('admitted: %s', (source) => expect(needless(source)).toEqual([]))
