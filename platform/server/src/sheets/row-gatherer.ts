import type { SheetCounter } from './sheet-counter.ts'

/** Puts cells that come in the order of the sheet together to rows, and counts their characters. */
export class RowGatherer {
  readonly rows: { readonly number: number; readonly cells: string[] }[] = []
  readonly #counter: SheetCounter

  constructor(counter: SheetCounter) {
    this.#counter = counter
  }

  /** @param column from 1; it has been counted, so that it is within the limit */
  add(number: number, column: number, text: string): void {
    if (text === '') return
    this.#counter.text(number, column, text.length)
    let row = this.rows.at(-1)
    if (row?.number !== number) {
      row = { number, cells: [] }
      this.rows.push(row)
    }
    while (row.cells.length < column) row.cells.push('')
    row.cells[column - 1] = text
  }
}
