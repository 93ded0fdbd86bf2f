import type { Access, TSchema } from '@iisp/contract'
import { type ExportColumn, type ExportSource, exportSource } from './export-source.ts'
import type { ReadContext } from './handler.ts'
import type { SelectQueryBuilder } from 'kysely'
import { countFound } from './read-page.ts'

/** Rows per batch. */
export const batchRows = 1000

interface ListedRows<F, DB, TB extends keyof DB, None, Stored, Row> {
  readonly name: string
  /** The access of the call that lists the same rows. */
  readonly access: Access
  readonly filters: TSchema
  readonly columns: Readonly<Record<string, ExportColumn<Row>>>
  /** The rows that the filters find, without columns and order. */
  readonly found: (ctx: ReadContext, filters: F) => SelectQueryBuilder<DB, TB, None>
  /** Adds columns and the order of the file. */
  readonly select: (
    found: SelectQueryBuilder<DB, TB, None>,
    ctx: ReadContext,
  ) => SelectQueryBuilder<DB, TB, Stored>
  /** Leaves out the rows up to the last one that was read, in that order. */
  readonly behind: (found: SelectQueryBuilder<DB, TB, None>, last: Stored) => SelectQueryBuilder<DB, TB, None>
  readonly present: (row: Stored, ctx: ReadContext) => Row
}

/** Exports all rows of a list, batch by batch. */
export const listExport = <F, DB, TB extends keyof DB, None, Stored, Row>({
  found,
  behind,
  select,
  present,
  ...source
}: ListedRows<F, DB, TB, None, Stored, Row>): ExportSource =>
  exportSource<Row, F>({
    ...source,
    count: (ctx, filters, cap) => countFound(ctx.db, found(ctx, filters), cap),
    batches: (ctx, filters) =>
      batchesOf(
        (last: Stored | undefined) => {
          const all = found(ctx, filters)
          const rest = last === undefined ? all : behind(all, last)
          return ctx.db.all(select(rest, ctx).limit(batchRows))
        },
        (row) => present(row, ctx),
      ),
  })

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
