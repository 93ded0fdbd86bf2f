import type { TestClient } from '@iisp/testing/test-client'
import { readXlsx } from 'hucre/xlsx'
import { reportDownload } from '../../contract/reports/reports.ts'

/** The cells of a report's file, row by row. */
export async function reportRows({ cookies, origin }: TestClient, id: string) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const file = await fetch(`${origin}${reportDownload.path}?id=${id}`, { headers: { cookie } })
  const [sheet] = (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets
  return sheet!.rows
}
