import { reader } from '@iisp/server'
import { tableFiles as call } from '../../contract/table-file.ts'
import { exportName } from '../../rules/export-name.ts'
import { archiveOf } from './archive-of.ts'
import { workbookBytes } from './workbook-bytes.ts'
import type { ZipEntry } from './zip-stream.ts'

export const tableFiles = reader(call, async (ctx, { title, tables }) => {
  const entries: ZipEntry[] = []
  for (const [index, table] of tables.entries())
    entries.push({
      path: exportName(`${String(index + 1).padStart(2, '0')}_${table.title}`, 'xlsx', ctx.now),
      content: [await workbookBytes(ctx, table)],
    })
  return archiveOf(ctx, title, entries)
})
