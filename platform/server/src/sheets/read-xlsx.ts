import { bytesAgree } from '@iisp/contract/file-kind'
import type { SheetRow } from '@iisp/contract/sheet-row'
import { ZipFault } from '../zip/zip-fault.ts'
import { shownDate } from './date-cells.ts'
import { findSheet } from './find-sheet.ts'
import { type StoredCell, readCells } from './read-cells.ts'
import { readStrings } from './read-strings.ts'
import { readDateStyles } from './read-styles.ts'
import { RowGatherer } from './row-gatherer.ts'
import { SheetCounter } from './sheet-counter.ts'
import { SheetFault } from './sheet-fault.ts'
import type { SheetLimits } from './sheet.ts'
import { shownNumber } from './shown-number.ts'
import { WorkbookParts } from './workbook-parts.ts'

/**
 * The rows of the first sheet of a workbook, its cells as texts: numbers with 15 significant digits, dates as
 * '2026-11-25'. Rows, columns and cells are counted while the sheet is unpacked. Throws a SheetFault.
 */
export async function readXlsx(file: Uint8Array, limits: SheetLimits): Promise<readonly SheetRow[]> {
  if (!bytesAgree('xlsx', file)) throw new SheetFault('notAWorkbook')
  try {
    return await rowsOf(await WorkbookParts.open(file), limits)
  } catch (fault) {
    if (!(fault instanceof ZipFault)) throw fault
    throw new SheetFault(fault.kind === 'damaged' ? 'sheetDamaged' : 'sheetTooLarge')
  }
}

async function rowsOf(parts: WorkbookParts, limits: SheetLimits): Promise<readonly SheetRow[]> {
  const { sheet, strings, styles, is1904 } = await findSheet(parts)
  const counter = new SheetCounter(limits)
  const cells = await readCells(parts.content(sheet), counter)
  const indexes = new Set(cells.flatMap(({ type, value }) => (type === 's' ? [Number(value)] : [])))
  const texts =
    strings === null || indexes.size === 0
      ? new Map<number, string>()
      : await readStrings(parts.content(strings), indexes)
  const dates = styles === null ? new Set<number>() : await readDateStyles(parts.content(styles))
  const rows = new RowGatherer(counter)
  for (const cell of cells) rows.add(cell.row, cell.column, textOf(cell, { texts, dates, is1904 }))
  return rows.rows
}

interface Shown {
  readonly texts: ReadonlyMap<number, string>
  readonly dates: ReadonlySet<number>
  readonly is1904: boolean
}

function textOf({ type, value, style }: StoredCell, { texts, dates, is1904 }: Shown): string {
  if (type === 's') {
    const text = texts.get(Number(value))
    if (text === undefined) throw new SheetFault('sheetDamaged')
    return withoutEscapes(text)
  }
  if (type === 'str' || type === 'inlineStr') return withoutEscapes(value)
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return value.slice(0, 10)
  if (type === 'e') return value
  return dates.has(style) ? shownDate(value, is1904) : shownNumber(value)
}

/** Workbooks write characters that XML cannot hold as _x0007_, and an underscore before such a text as _x005F_. */
const withoutEscapes = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
