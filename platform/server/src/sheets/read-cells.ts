import { columnNumber, rowNumber } from './cell-place.ts'
import { readXml } from './read-xml.ts'
import type { SheetCounter } from './sheet-counter.ts'

/** A cell that holds something, as the sheet writes it. */
export interface StoredCell {
  readonly row: number
  readonly column: number
  /** 's' for a shared string, 'b', 'e', 'str', 'inlineStr', 'd'; 'n' or '' for a number. */
  readonly type: string
  /** Index of its style. */
  readonly style: number
  /** The value; of a shared string its index. */
  readonly value: string
}

/** The filled cells of a sheet in its order. Formulas are left out, their values are taken. */
export async function readCells(
  sheet: AsyncIterable<Uint8Array>,
  counter: SheetCounter,
): Promise<readonly StoredCell[]> {
  const cells: StoredCell[] = []
  let [row, column, type, style, value] = [0, 0, '', 0, '']
  /** The element whose text is taken. */
  let within: 'v' | 't' | null = null
  let isPhonetic = false
  let isDone = false
  await readXml(sheet, {
    open(name, { r, t = '', s = '0' }) {
      if (name === 'row') {
        counter.element()
        row = r === undefined ? row + 1 : rowNumber(r)
        column = 0
      } else if (name === 'c') {
        counter.element()
        column = r === undefined ? column + 1 : columnNumber(r)
        ;[type, style, value] = [t, Number(s), '']
      } else if (name === 'rPh') isPhonetic = true
      else if (name === 'v' || (name === 't' && !isPhonetic)) within = name
    },
    text(text) {
      if (within !== null) value += text
    },
    close(name) {
      if (name === within) within = null
      if (name === 'rPh') isPhonetic = false
      if (name === 'sheetData') isDone = true
      if (name !== 'c' || value === '') return
      counter.filled(row, column)
      cells.push({ row, column, type, style, value })
    },
    isDone: () => isDone,
  })
  return cells
}
