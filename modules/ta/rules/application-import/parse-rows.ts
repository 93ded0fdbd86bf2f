import type { NamedError } from '@iisp/contract'
import { isDate } from '@iisp/contract/date'
import { type ImportField, importColumns } from '../../contract/applications/application-import.ts'
import { managerKinds, moneyKinds } from '../../contract/applications/application-kinds.ts'
import type { ApplicationKind } from '../../contract/applications/business-codes.ts'
import { taErrors as e } from '../../contract/errors.ts'
import { importErrors } from '../../contract/application-import-errors.ts'

/** A cell as a workbook holds it. */
export type CellValue = string | number | boolean | Date | null | undefined

/** The codes of a row, to be looked up in the register; '' where a cell is empty. */
export interface RowCodes {
  /** Its number in the sheet, the headings being row 1. */
  readonly row: number
  readonly productCode: string
  readonly fundAccount: string
  /** '' where the investor's only account is meant. */
  readonly tradingAccount: string
  /** The fund that a conversion goes into. */
  readonly targetProductCode: string
  /** null where the cell names none that a workbook may hold. */
  readonly kind: ApplicationKind | null
}
export interface ImportRow extends RowCodes {
  readonly kind: ApplicationKind
  readonly amount: string | null
  readonly shares: string | null
  readonly dealingDate: string
  readonly remark: string
}
export interface CellFault {
  /** 'C5' */
  readonly cell: string
  readonly error: NamedError
  readonly params?: Readonly<Record<string, string>>
}
export interface ParsedRows {
  readonly rows: readonly ImportRow[]
  /** The rows that have faults. */
  readonly faulty: readonly RowCodes[]
  readonly faults: readonly CellFault[]
}

export const cellOf = (field: ImportField, row: number): string =>
  `${String.fromCodePoint(65 + importColumns.findIndex((column) => column.field === field))}${row}`

/** Kinds that a workbook may hold: those without a second account. */
const importable: readonly ApplicationKind[] = managerKinds.filter((kind) =>
  ['020', '022', '024', '036'].includes(kind),
)

/** Reads the rows of a sheet below its headings; rows without any text are left out. */
export function parseRows(sheet: readonly (readonly CellValue[])[]): ParsedRows {
  const [headings = [], ...body] = sheet
  const wrong = importColumns.find(({ zh, en }, n) => ![zh, en].includes(textOf(headings[n]) as never))
  if (wrong !== undefined) {
    const params = { heading: `${wrong.zh} / ${wrong.en}` }
    const cell = cellOf(wrong.field, 1)
    return { rows: [], faulty: [], faults: [{ cell, error: importErrors.headingWrong, params }] }
  }
  const parsed = body.flatMap((cells, n) =>
    cells.every((cell) => textOf(cell) === '') ? [] : [parseRow(cells, n + 2)],
  )
  return {
    rows: parsed.flatMap(({ row }) => row ?? []),
    faulty: parsed.flatMap(({ row, codes }) => (row === null ? codes : [])),
    faults: parsed.flatMap(({ faults }) => faults),
  }
}

function parseRow(
  cells: readonly CellValue[],
  number: number,
): { row: ImportRow | null; codes: RowCodes; faults: CellFault[] } {
  const of = (field: ImportField) => cells[importColumns.findIndex((column) => column.field === field)]
  const faults: CellFault[] = []
  const fault = (field: ImportField, error: NamedError) => faults.push({ cell: cellOf(field, number), error })
  const text = (field: ImportField) => textOf(of(field))
  const kind = importable.find((one) => one === text('kind').padStart(3, '0'))
  if (kind === undefined) fault('kind', importErrors.kindWrong)
  if (text('productCode') === '') fault('productCode', importErrors.cellMissing)
  if (text('fundAccount') === '') fault('fundAccount', importErrors.cellMissing)
  const [amount, shares] = [figureOf(of('amount')), figureOf(of('shares'))]
  const isMoney = kind !== undefined && moneyKinds.includes(kind)
  if (kind !== undefined) {
    const [wanted, field] = isMoney ? ([amount, 'amount'] as const) : ([shares, 'shares'] as const)
    if (wanted === null) fault(field, isMoney ? e.amountMissing : e.sharesMissing)
    const other = isMoney ? 'shares' : 'amount'
    if (text(other) !== '') fault(other, importErrors.cellUseless)
    if (kind !== '036' && text('targetProductCode') !== '')
      fault('targetProductCode', importErrors.cellUseless)
  }
  const dealingDate = dayOf(of('dealingDate'))
  if (dealingDate === null) fault('dealingDate', importErrors.dayWrong)
  const remark = text('remark')
  if ([...remark].length > 300) fault('remark', importErrors.cellTooLong)
  const codes: RowCodes = {
    row: number,
    productCode: text('productCode').toUpperCase(),
    fundAccount: text('fundAccount'),
    tradingAccount: text('tradingAccount'),
    targetProductCode: text('targetProductCode').toUpperCase(),
    kind: kind ?? null,
  }
  if (faults.length > 0 || kind === undefined || dealingDate === null) return { row: null, codes, faults }
  return {
    row: {
      ...codes,
      kind,
      amount: isMoney ? amount : null,
      shares: isMoney ? null : shares,
      dealingDate,
      remark,
    },
    codes,
    faults,
  }
}

const textOf = (cell: CellValue): string => {
  if (cell === null || cell === undefined) return ''
  return (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)).normalize('NFKC').trim()
}

/**
 * A figure above zero with two places, null where the cell holds none. A workbook keeps numbers as binary fractions; the
 * shortest text of one is what was typed, up to 15 digits, and more than two places are refused, never rounded.
 */
function figureOf(cell: CellValue): string | null {
  const match = /^(0|[1-9][0-9]{0,11})(?:\.([0-9]{1,2})0*)?$/.exec(textOf(cell).replaceAll(',', ''))
  if (match === null) return null
  const figure = `${match[1]}.${(match[2] ?? '').padEnd(2, '0')}`
  return figure === '0.00' ? null : figure
}

/** A date cell or a text such as 2026-11-25 or 20261125. */
function dayOf(cell: CellValue): string | null {
  const text = textOf(cell)
    .replaceAll(/[/.年月]/g, '-')
    .replace('日', '')
  const day = /^[0-9]{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : text
  return isDate(day) ? day : null
}
