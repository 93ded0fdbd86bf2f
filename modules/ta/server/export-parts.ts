import { type ExportColumn, type Reader, queryBuilder, sql } from '@iisp/server'
import type { AliasableExpression } from 'kysely'

/** Rows per batch. */
export const batchRows = 1000

/** Columns of an export that show a field of the row unchanged; null becomes an empty cell. */
export const plainColumns = <R extends object>(
  kind: ExportColumn<R>['kind'],
  keys: readonly (keyof R & string)[],
): Readonly<Record<string, ExportColumn<R>>> =>
  Object.fromEntries(keys.map((key) => [key, { kind, value: (row: R) => String(row[key] ?? '') }]))

/** The number of rows of a query: exact up to the cap, cap + 1 above it. */
export async function countUpTo(
  db: Reader,
  cap: number,
  found: (most: number) => AliasableExpression<object>,
): Promise<number> {
  const { total } = await db.one(
    queryBuilder()
      .selectFrom(found(cap + 1).as('found'))
      .select(sql<number>`count(*)::int`.as('total')),
  )
  return total
}

/** Reads batch after batch until one is empty. Each batch starts after the last row of the previous one. */
export async function* batchesOf<Stored, Row>(
  read: (last: Stored | undefined) => Promise<readonly Stored[]>,
  present: (row: Stored) => Row,
): AsyncGenerator<readonly Row[]> {
  let last: Stored | undefined
  for (;;) {
    const rows = await read(last)
    if (rows.length === 0) return
    yield rows.map(present)
    last = rows.at(-1)
  }
}
