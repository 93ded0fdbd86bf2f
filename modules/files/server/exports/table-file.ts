import { Readable } from 'node:stream'
import { reader } from '@iisp/server'
import { tableFile as call } from '../../contract/table-file.ts'
import { exportName } from '../../rules/export-name.ts'
import { workbookBytes } from './workbook-bytes.ts'

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const tableFile = reader(call, async (ctx, table) => {
  const content = await workbookBytes(ctx, table)
  return {
    filename: exportName(table.title, 'xlsx', ctx.now),
    contentType,
    size: content.length,
    stream: Readable.from([content]),
  }
})
