import { Readable } from 'node:stream'
import { platformErrors, refuse } from '@iisp/contract'
import { findMismatch } from '@iisp/contract/check'
import { type ExportSource, type ReadContext, exportSources, reader } from '@iisp/server'
import { fileErrors } from '../../contract/errors.ts'
import { tableFile as call, tableFileRows } from '../../contract/table-file.ts'
import { exportName } from '../../rules/export-name.ts'
import { xlsxBytes } from './write-xlsx.ts'

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const tableFile = reader(call, async (ctx, { source: name, title, columns, filters }) => {
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
  const content = Buffer.concat(parts)
  return {
    filename: exportName(title, 'xlsx', ctx.now),
    contentType,
    size: content.length,
    stream: Readable.from([content]),
  }
})

/** Read while the caller's connection is there; the file is written from memory. */
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
