import type { Output } from '@iisp/contract'
import { fileUpload } from '@iisp/files/contract'
import type { TestClient } from '@iisp/testing/test-client'
import { writeXlsx } from 'hucre/xlsx'
import { importColumns, importPurpose } from '../../contract/applications/application-import.ts'

export type Cell = string | number | null

/** Stores a workbook of applications with these rows below the headings, as a person would. Answers the file's id. */
export async function storedWorkbook(
  client: TestClient,
  rows: readonly (readonly Cell[])[],
): Promise<string> {
  const headings = importColumns.map(({ zh }) => zh)
  const bytes = await writeXlsx({
    sheets: [{ name: '申请', rows: [headings, ...rows.map((row) => [...row])] }],
  })
  return storedFile(client, bytes)
}

/** Stores these bytes as a workbook of applications. Answers the file's id. */
export async function storedFile(client: TestClient, bytes: Uint8Array): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), '申请.xlsx')
  const query = new URLSearchParams({ purpose: importPurpose })
  const answer = await client.raw<Output<typeof fileUpload>>('POST', `${fileUpload.path}?${query}`, body)
  return answer.body.data.fileId
}
