import { refuse } from '@iisp/contract'
import { checkCaseFiles, download } from '@iisp/files/contract'
import type { FileAnswer, ReadContext } from '@iisp/server'
import { readXlsx } from 'hucre/xlsx'
import { importPurpose } from '../../contract/applications/application-import.ts'
import type { CellValue } from '../../rules/application-import/parse-rows.ts'
import { importErrors } from '../../contract/application-import-errors.ts'

/** The cells of the first sheet of a stored workbook. */
export async function readSheet(
  { call }: Pick<ReadContext, 'call'>,
  fileId: string,
): Promise<readonly (readonly CellValue[])[]> {
  await call(checkCaseFiles, { purpose: importPurpose, fileIds: [fileId] })
  const { stream } = (await call(download, { fileId })) as FileAnswer
  const parts: Uint8Array[] = []
  for await (const part of typeof stream === 'function' ? stream() : stream) parts.push(part as Uint8Array)
  try {
    const { sheets } = await readXlsx(Buffer.concat(parts))
    return sheets[0]?.rows ?? []
  } catch {
    return refuse(importErrors.workbookUnreadable, { fields: 'fileId' })
  }
}
