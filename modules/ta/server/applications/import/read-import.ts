import type { SheetRow } from '@iisp/contract/sheet-row'
import { checkCaseFiles, download } from '@iisp/files/contract'
import type { FileAnswer, PrepareContext } from '@iisp/server'
import { readSheet } from '@iisp/server/sheets/read-sheet'
import { importColumns, importPurpose } from '../../../contract/applications/application-import.ts'
import { applicationLimits } from '../../../contract/applications/application-kinds.ts'

const limits = { rows: applicationLimits.importRows + 1, columns: importColumns.length }

/** The rows of a stored workbook of applications, headings included. Read before the transaction that uses them. */
export async function readImport(
  { call, actor, signal }: Pick<PrepareContext, 'call' | 'actor' | 'signal'>,
  fileId: string,
): Promise<readonly SheetRow[]> {
  await call(checkCaseFiles, { purpose: importPurpose, fileIds: [fileId] })
  const open = async () => {
    const { stream } = (await call(download, { fileId })) as FileAnswer
    return (typeof stream === 'function' ? stream() : stream) as AsyncIterable<Uint8Array>
  }
  return readSheet({ kind: 'xlsx', limits, open, personId: actor.personId, signal, field: 'fileId' })
}
