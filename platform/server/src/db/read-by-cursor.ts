import { type Compilable, sql } from 'kysely'
import { planAnew, raw } from './builder.ts'
import type { Writer } from './writer.ts'

/** Rows in batches, and how many they are. */
export interface CountedRows<Row> {
  readonly count: number
  readonly rows: AsyncIterable<Row>
}
/** Rows that are read together. */
const batchRows = 1000
/** The longest that a statement of the transaction may take from then on, ms. */
const longest = 60_000

/**
 * Reads a query by a cursor, so that only one batch of rows is in memory. All rows come from the
 * snapshot at which the cursor was opened, regardless of later commits; each row carries the total
 * number (`total`), which therefore agrees with them.
 */
export async function readByCursor<Row extends { readonly total: number }>(
  db: Writer,
  name: string,
  query: Compilable<Row>,
): Promise<CountedRows<Row>> {
  const { sql: text, ...rest } = query.compile()
  // All rows are read, so allow more time than for a page, and plan for the whole result instead of
  // its first rows.
  await db.run(raw(sql`SET LOCAL cursor_tuple_fraction = 1`))
  await db.run(raw(sql`SET LOCAL statement_timeout = ${sql.lit(longest)}`))
  await db.run({
    compile: () => ({ ...rest, sql: `DECLARE "${name}" NO SCROLL CURSOR FOR ${text}` }),
  })
  const fetch = planAnew(raw(sql<Row>`FETCH ${sql.lit(batchRows)} FROM ${sql.ref(name)}`))
  const first = await db.all(fetch)
  async function* rows() {
    for (let batch = first; ; batch = await db.all(fetch)) {
      yield* batch
      if (batch.length < batchRows) break
    }
    await db.run(raw(sql`CLOSE ${sql.ref(name)}`))
  }
  return { count: first[0]?.total ?? 0, rows: rows() }
}
