import type { ExportColumn } from '@iisp/server'
import { csvLine } from '../../rules/csv-line.ts'

/** A table as it is written: headings, and rows of texts as they come. */
export interface Table {
  readonly title: string
  readonly columns: readonly { readonly title: string; readonly kind: ExportColumn<never>['kind'] }[]
  readonly rows: AsyncIterable<readonly string[]>
  /** The sums, once all rows were read. */
  readonly sums: () => readonly (readonly string[])[]
}
/** Spreadsheets read UTF-8 only behind it. */
const byteOrderMark = '\uFEFF'
const fullEnough = 64 * 1024

/** CSV as a stream of bytes. */
export async function* csvBytes(table: Table): AsyncGenerator<Uint8Array> {
  let text = byteOrderMark + csvLine(table.columns.map(({ title }) => title))
  for await (const row of table.rows) {
    text += csvLine(row)
    if (text.length < fullEnough) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}
