/** A row that holds text, of a workbook or a csv file that a person handed in. */
export interface SheetRow {
  /** As the spreadsheet numbers it, from 1. */
  readonly number: number
  /** The texts from column A on, '' where a cell is empty; none after the last that holds text. */
  readonly cells: readonly string[]
}
