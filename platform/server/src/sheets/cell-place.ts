import { SheetFault } from './sheet-fault.ts'

/** The last column and row that a spreadsheet has: XFD1048576. */
const [lastColumn, lastRow] = [16_384, 1_048_576]

/** The number of a column by its letters, from 1: 'AA' is 27. */
export function columnNumber(cell: string): number {
  const letters = /^[A-Z]{1,3}/.exec(cell)?.[0] ?? ''
  const number = [...letters].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0)
  if (number < 1 || number > lastColumn) throw new SheetFault('sheetDamaged')
  return number
}

/** The letters of a column. */
export function columnLetters(number: number): string {
  const rest = (number - 1) % 26
  const last = String.fromCodePoint(65 + rest)
  return number > 26 ? columnLetters((number - 1 - rest) / 26) + last : last
}

export function rowNumber(text: string): number {
  const number = /^[0-9]{1,7}$/.test(text) ? Number(text) : 0
  if (number < 1 || number > lastRow) throw new SheetFault('sheetDamaged')
  return number
}
