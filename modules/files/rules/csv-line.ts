import { plainCell } from './plain-cell.ts'

/** A line of RFC 4180. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${plainCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
