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
 * Reads a query by a cursor, so that only a batch of its rows is held. All rows are those of the moment when the cursor was
 * opened, whatever others commit meanwhile; each tells the number of all (`total`), which therefore agrees with them.
 */
export async function readByCursor<Row extends { readonly total: number }>(
  db: Writer,
  name: string,
  query: Compilable<Row>,
): Promise<CountedRows<Row>> {
  const { sql: text, ...rest } = query.compile()
  // all rows are read: that may take longer than a page of them, and not the plan that is the fastest for the first ones
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
