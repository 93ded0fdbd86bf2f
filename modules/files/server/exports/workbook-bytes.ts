import { type Input, platformErrors, refuse } from '@iisp/contract'
import { findMismatch } from '@iisp/contract/check'
import { type ExportColumn, type ExportSource, type ReadContext, exportSources } from '@iisp/server'
import { fileErrors } from '../../contract/errors.ts'
import { type tableFile, tableFileRows } from '../../contract/table-file.ts'
import { columnsOf } from './columns-of.ts'
import { xlsxBytes } from './write-xlsx.ts'

/** The workbook of a table: read while the caller's connection is there, written from memory. */
export async function workbookBytes(
  ctx: ReadContext,
  { source: name, title, columns: keys, filters }: Input<typeof tableFile>,
): Promise<Buffer> {
  const source =
    ctx.registry.itemsOf(exportSources).find((one) => one.name === name) ??
    refuse(platformErrors.badInput, { field: 'source' })
  const miss = findMismatch(source.filters, filters)
  if (miss !== null) refuse(platformErrors.badInput, { field: `filters.${miss}`.replace(/\.$/, '') })
  const columns = columnsOf(source, keys)
  const rows = await rowsOf(ctx, source, columns, filters)
  const table = {
    title,
    columns: columns.map((column) => ({ kind: column.kind, title: column.title[ctx.language] })),
    rows: each(rows),
    sums: () => [],
  }
  const parts: Uint8Array[] = []
  for await (const part of xlsxBytes(table)) parts.push(part)
  return Buffer.concat(parts)
}

async function rowsOf(
  ctx: ReadContext,
  source: ExportSource,
  columns: readonly ExportColumn<never>[],
  filters: object,
): Promise<string[][]> {
  const tooLong = () => refuse(fileErrors.exportTooLong, { cap: String(tableFileRows) })
  if ((await source.count(ctx, filters as never, tableFileRows)) > tableFileRows) tooLong()
  const texts: string[][] = []
  for await (const batch of source.batches(ctx, filters as never)) {
    for (const row of batch) texts.push(columns.map((column) => column.value(row as never, ctx.language)))
    if (texts.length > tableFileRows) tooLong()
  }
  return texts
}

async function* each(rows: readonly (readonly string[])[]) {
  yield* rows
}
