import { cellText, type Column } from '../column.ts'

/** A cell by its row index on the page and its index among the visible columns. */
export interface Cell {
  readonly row: number
  readonly column: number
}
/** The cells at which the range starts and ends. */
export interface Range {
  readonly anchor: Cell
  readonly focus: Cell
}
export interface Bounds {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}
export interface Extent {
  readonly rows: number
  readonly columns: number
}

export const boundsOf = ({ anchor, focus }: Range): Bounds => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
})

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
const pageOfRows = 10

/** The cell that a key moves to; null for other keys. */
export function step(
  { row, column }: Cell,
  key: string,
  far: boolean,
  { rows, columns }: Extent,
): Cell | null {
  const last = { row: rows - 1, column: columns - 1 }
  const to: ReadonlyMap<string, Cell> = new Map(
    Object.entries<Cell>({
      ArrowUp: { row: far ? 0 : row - 1, column },
      ArrowDown: { row: far ? last.row : row + 1, column },
      ArrowLeft: { row, column: far ? 0 : column - 1 },
      ArrowRight: { row, column: far ? last.column : column + 1 },
      PageUp: { row: row - pageOfRows, column },
      PageDown: { row: row + pageOfRows, column },
      Home: { row: far ? 0 : row, column: 0 },
      End: { row: far ? last.row : row, column: last.column },
    }),
  )
  const next = to.get(key)
  return next ? { row: within(next.row, rows), column: within(next.column, columns) } : null
}

/** Escapes texts that a spreadsheet would read as a formula. Numbers are unchanged. */
const harmless = (text: string) =>
  /^[=+\-@＝＋－＠]/.test(text) && !/^[-+]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text

/** Cells as text for spreadsheets: tab-separated columns, one line per row. */
export function rangeText<R>(rows: readonly R[], columns: readonly Column<R>[], bounds: Bounds): string {
  const cut = columns.slice(bounds.left, bounds.right + 1)
  return rows
    .slice(bounds.top, bounds.bottom + 1)
    .map((row) => cut.map((column) => harmless(cellText(column, row).replace(/\s+/g, ' '))).join('\t'))
    .join('\n')
}
