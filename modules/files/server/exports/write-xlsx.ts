import { type CellValue, writeXlsxStream } from 'hucre/xlsx'
import { exactFigure } from '../../rules/exact-figure.ts'
import { plainCell } from '../../rules/plain-cell.ts'
import type { Table } from './write-csv.ts'

const widths = { text: 22, amount: 20 } as const

/** A workbook as a stream of bytes: rows are written as they are read, memory does not grow with them. */
export function xlsxBytes(table: Table): AsyncIterable<Uint8Array> {
  const stream = writeXlsxStream(cellsOf(table), {
    name: sheetName(table.title),
    columns: table.columns.map(({ title, kind }) => ({
      header: plainCell(title),
      width: widths[kind],
      ...(kind === 'amount' && { numFmt: '#,##0.00' }),
    })),
    freezePane: { rows: 1 },
  })
  return stream
}

async function* cellsOf({ columns, rows }: Table): AsyncGenerator<CellValue[]> {
  for await (const row of rows) {
    yield row.map(
      (text, at) => (columns[at]?.kind === 'amount' ? exactFigure(text) : null) ?? plainCell(text),
    )
  }
}

/** What a spreadsheet admits as the name of a sheet. */
const sheetName = (title: string): string =>
  title
    .replace(/[\\/?*[\]:\p{Cc}]/gu, '_')
    .replace(/^'|'$/g, '_')
    .slice(0, 31)
    // half of a pair
    .replace(/[\uD800-\uDBFF]$/, '')
