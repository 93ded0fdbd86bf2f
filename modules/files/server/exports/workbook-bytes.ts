import { type Input, platformErrors, refuse } from '@iisp/contract'
import { findMismatch } from '@iisp/contract/check'
import { type ExportSource, type ReadContext, exportSources } from '@iisp/server'
import { fileErrors } from '../../contract/errors.ts'
import { type tableFile, tableFileRows } from '../../contract/table-file.ts'
import { xlsxBytes } from './write-xlsx.ts'

/** The workbook of a table: read while the caller's connection is there, written from memory. */
export async function workbookBytes(
  ctx: ReadContext,
  { source: name, title, columns, filters }: Input<typeof tableFile>,
): Promise<Buffer> {
  const source =
    ctx.registry.itemsOf(exportSources).find((one) => one.name === name) ??
    refuse(platformErrors.badInput, { field: 'source' })
  const miss = findMismatch(source.filters, filters)
  if (miss !== null) refuse(platformErrors.badInput, { field: `filters.${miss}`.replace(/\.$/, '') })
  const rows = await rowsOf(ctx, source, columns, filters)
  const table = {
    title,
    columns: columns.map((column) => ({
      title: column.title,
      kind: source.columns[column.key]?.kind ?? ('text' as const),
    })),
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
  columns: readonly { readonly key: string }[],
  filters: object,
): Promise<string[][]> {
  const tooLong = () => refuse(fileErrors.exportTooLong, { cap: String(tableFileRows) })
  if ((await source.count(ctx, filters as never, tableFileRows)) > tableFileRows) tooLong()
  const texts: string[][] = []
  for await (const batch of source.batches(ctx, filters as never)) {
    for (const row of batch)
      texts.push(columns.map(({ key }) => source.columns[key]?.value(row as never, ctx.language) ?? ''))
    if (texts.length > tableFileRows) tooLong()
  }
  return texts
}

async function* each(rows: readonly (readonly string[])[]) {
  yield* rows
}
