import { columnWidths } from '../../rules/column-widths.ts'
import { dayFigure } from '../../rules/day-figure.ts'
import { exactFigure } from '../../rules/exact-figure.ts'
import { plainCell } from '../../rules/plain-cell.ts'
import { cellFormats, sheetSpace, workbookOf, xmlText } from './workbook-parts.ts'
import type { Table } from './write-csv.ts'
import { zipBytes } from './zip-stream.ts'

type Kind = Table['columns'][number]['kind']

/** The rows by which the widths of the columns are measured. */
const measured = 200
const fullEnough = 64 * 1024

/** A workbook as a stream of bytes: rows are written as they are read, memory does not grow with them. */
export const xlsxBytes = (table: Table): AsyncIterable<Uint8Array> =>
  zipBytes(workbookOf(sheetName(table.title), sheetOf(table)))

/** The sheet: bold headings that stay in sight and filter the rows, and the sums below them. */
async function* sheetOf({ columns, rows, sums }: Table): AsyncGenerator<string> {
  const kinds = columns.map(({ kind }) => kind)
  const titles = columns.map(({ title }) => title)
  const first: (readonly string[])[] = []
  const more = rows[Symbol.asyncIterator]()
  let next = await more.next()
  for (; !next.done && first.length < measured; next = await more.next()) first.push(next.value)

  let text = opening(columnWidths(kinds, [titles, ...first])) + rowOf(1, titles, () => cellFormats.heading)
  let number = 1
  const add = (row: readonly string[]) =>
    rowOf((number += 1), row, (cell) => cellFormats[kinds[cell] ?? 'text'], kinds)
  for (const row of first) text += add(row)
  for (; !next.done; next = await more.next()) {
    text += add(next.value)
    if (text.length < fullEnough) continue
    yield text
    text = ''
  }
  const lastRow = number
  // sorting and filtering stop at an empty row
  number += 1
  for (const row of sums())
    text += rowOf(
      (number += 1),
      row,
      (cell) => (kinds[cell] === 'amount' ? cellFormats.sum : cellFormats.sumLabel),
      kinds,
    )
  const corner = `${columnName(Math.max(columns.length, 1) - 1)}${lastRow}`
  yield `${text}</sheetData><autoFilter ref="A1:${corner}"/></worksheet>`
}

const opening = (widths: readonly number[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${sheetSpace}"><sheetViews>` +
  '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen" activePane="bottomLeft"/></sheetView>' +
  `</sheetViews><cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`

function rowOf(
  number: number,
  texts: readonly string[],
  formatOf: (cell: number) => number,
  kinds: readonly Kind[] = [],
): string {
  const cells = texts.map((text, at) => {
    const place = `r="${columnName(at)}${number}" s="${formatOf(at)}"`
    const figure = figureOf(text, kinds[at])
    if (figure !== null) return `<c ${place}><v>${figure}</v></c>`
    const shown = plainCell(text)
    return shown === ''
      ? ''
      : `<c ${place} t="inlineStr"><is><t xml:space="preserve">${xmlText(shown)}</t></is></c>`
  })
  return `<row r="${number}">${cells.join('')}</row>`
}

/** A, B, …, Z, AA, … */
export const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

/** The number that a spreadsheet shows as this amount, day or instant; null if there is none. */
function figureOf(text: string, kind: Kind = 'text'): number | null {
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
