import type { ExportColumn } from '@iisp/server'
import { csvLine } from '../../rules/csv-line.ts'

/** A table to be written: its headings, and its rows of texts as a stream. */
export interface Table {
  readonly title: string
  readonly columns: readonly { readonly title: string; readonly kind: ExportColumn<never>['kind'] }[]
  readonly rows: AsyncIterable<readonly string[]>
  /** The sums, once all rows were read. */
  readonly sums: () => readonly (readonly string[])[]
}
/** Without this mark at the start, spreadsheets do not read the file as UTF-8. */
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
