import { columnLetters } from './cell-place.ts'
import { type SheetLimits, sheetBounds } from './sheet.ts'
import { SheetFault } from './sheet-fault.ts'

/**
 * Counts the contents of a sheet while it is read. Each method throws a SheetFault as soon as a
 * limit is exceeded.
 */
export class SheetCounter {
  readonly #limits: SheetLimits
  #rows = 0
  #lastRow = 0
  #elements = 0
  #characters = 0

  constructor(limits: SheetLimits) {
    this.#limits = limits
  }

  /** A row or cell, whether it holds text or not. */
  element(): void {
    this.#elements += 1
    if (this.#elements > sheetBounds.elements) throw new SheetFault('tooManyCells')
  }

  /** The place of a cell that holds text. */
  filled(row: number, column: number): void {
    const { rows, columns } = this.#limits
    if (column > columns)
      throw new SheetFault('tooManyColumns', {
        cell: `${columnLetters(column)}${row}`,
        limit: String(columns),
      })
    if (row === this.#lastRow) return
    this.#lastRow = row
    this.#rows += 1
    if (this.#rows > rows) throw new SheetFault('tooManyRows', { limit: String(rows) })
  }

  text(row: number, column: number, length: number): void {
    if (length > sheetBounds.cell)
      throw new SheetFault('cellTextTooLong', {
        cell: `${columnLetters(column)}${row}`,
        limit: String(sheetBounds.cell),
      })
    this.#characters += length
    if (this.#characters > sheetBounds.characters) throw new SheetFault('sheetTooLarge')
  }
}
