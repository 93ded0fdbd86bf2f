import { type CellValue, writeXlsxStream } from 'hucre/xlsx'
import { dayFigure } from '../../rules/day-figure.ts'
import { exactFigure } from '../../rules/exact-figure.ts'
import { plainCell } from '../../rules/plain-cell.ts'
import type { Table } from './write-csv.ts'

const widths = { text: 28, amount: 20, date: 12, dateTime: 20 } as const
const formats = { amount: '#,##0.00', date: 'yyyy-mm-dd', dateTime: 'yyyy-mm-dd hh:mm:ss' } as const

/** A workbook as a stream of bytes: rows are written as they are read, memory does not grow with them. */
export function xlsxBytes(table: Table): AsyncIterable<Uint8Array> {
  const stream = writeXlsxStream(cellsOf(table), {
    name: sheetName(table.title),
    columns: table.columns.map(({ title, kind }) => ({
      header: plainCell(title),
      width: widths[kind],
      ...(kind !== 'text' && { numFmt: formats[kind] }),
    })),
    freezePane: { rows: 1 },
  })
  return stream
}

async function* cellsOf({ columns, rows, sums }: Table): AsyncGenerator<CellValue[]> {
  const cells = (row: readonly string[]) =>
    row.map((text, at) => figureOf(text, columns[at]?.kind) ?? plainCell(text))
  for await (const row of rows) yield cells(row)
  const last = sums()
  // sorting and filtering stop at an empty row
  if (last.length > 0) yield []
  yield* last.map(cells)
}

/** The number that a spreadsheet shows as this amount, day or instant; null if there is none. */
function figureOf(text: string, kind: Table['columns'][number]['kind'] = 'text'): number | null {
  if (kind === 'text') return null
  return kind === 'amount' ? exactFigure(text) : dayFigure(text)
}

/** What a spreadsheet admits as the name of a sheet. */
const sheetName = (title: string): string =>
  title
    .replace(/[\\/?*[\]:\p{Cc}]/gu, '_')
    .replace(/^'|'$/g, '_')
    .slice(0, 31)
    // half of a pair
    .replace(/[\uD800-\uDBFF]$/, '')
