import { Readable } from 'node:stream'
import { reader } from '@iisp/server'
import { writeXlsx } from 'hucre/xlsx'
import {
  applicationTemplate as call,
  importColumns,
} from '../../../contract/applications/application-import.ts'

const names = { zh: '申请导入模板', en: 'Applications' } as const

export const applicationTemplate = reader(call, async ({ language }) => {
  const name = names[language]
  const bytes = await writeXlsx({
    sheets: [
      {
        name,
        // text cells keep leading zeros of codes
        columns: importColumns.map((column) => ({ width: 18, numFmt: '@', header: column[language] })),
        rows: [importColumns.map((column) => column[language])],
      },
    ],
  })
  return {
    filename: `${name}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    size: bytes.length,
    stream: Readable.from([bytes]),
  }
})
