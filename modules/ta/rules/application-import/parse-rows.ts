import { type NamedError, platformErrors } from '@iisp/contract'
import { isDate } from '@iisp/contract/date'
import { hiddenCharacter } from '@iisp/contract/hidden-characters'
import { type AmountFault, readAmount } from '@iisp/contract/read-amount'
import type { SheetRow } from '@iisp/contract/sheet-row'
import { type ImportField, importColumns } from '../../contract/applications/application-import.ts'
import { applicationLimits, managerKinds, moneyKinds } from '../../contract/applications/application-kinds.ts'
import type { ApplicationKind } from '../../contract/applications/business-codes.ts'
import { taErrors as e } from '../../contract/errors.ts'
import { importErrors } from '../../contract/applications/application-import-errors.ts'

/** The codes of a row, to be looked up in the register; '' where a cell is empty. */
export interface RowCodes {
  /** Row number in the sheet; the headings are row 1. */
  readonly row: number
  readonly productCode: string
  readonly fundAccount: string
  /** '' if the investor has only one account. */
  readonly tradingAccount: string
  /** The target fund of a conversion. */
  readonly targetProductCode: string
  /** null if the cell names no kind that a workbook may contain. */
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

/** Kinds that a workbook may contain: managers' kinds without a second account. */
const importable: readonly ApplicationKind[] = managerKinds.filter((kind) =>
  ['020', '022', '024', '036'].includes(kind),
)

/** Reads the rows of a sheet below its headings, without blank rows. */
export function parseRows(sheet: readonly SheetRow[]): ParsedRows {
  const headings = sheet.find(({ number }) => number === 1)?.cells ?? []
  const wrong = importColumns.find(({ zh, en }, n) => ![zh, en].includes(textOf(headings[n]) as never))
  if (wrong !== undefined) {
    const params = { heading: `${wrong.zh} / ${wrong.en}` }
    const cell = cellOf(wrong.field, 1)
    return { rows: [], faulty: [], faults: [{ cell, error: importErrors.headingWrong, params }] }
  }
  const parsed = sheet
    .filter(({ number, cells }) => number > 1 && cells.some((cell) => textOf(cell) !== ''))
    .map(parseRow)
  return {
    rows: parsed.flatMap(({ row }) => row ?? []),
    faulty: parsed.flatMap(({ row, codes }) => (row === null ? codes : [])),
    faults: parsed.flatMap(({ faults }) => faults),
  }
}

function parseRow({ number, cells }: SheetRow): {
  row: ImportRow | null
  codes: RowCodes
  faults: CellFault[]
} {
  const faults: CellFault[] = []
  const fault = (field: ImportField, error: NamedError, params?: CellFault['params']) =>
    faults.push({ cell: cellOf(field, number), error, ...(params && { params }) })
  const text = (field: ImportField) => textOf(cells[importColumns.findIndex((one) => one.field === field)])
  for (const [n, { field }] of importColumns.entries()) {
    const character = hiddenCharacter((cells[n] ?? '').trim(), field === 'remark' ? 'text' : 'line')
    if (character !== null) fault(field, platformErrors.hiddenCharacter, { character })
  }
  const kind = importable.find((one) => one === text('kind').padStart(3, '0'))
  if (kind === undefined) fault('kind', importErrors.kindWrong)
  if (text('productCode') === '') fault('productCode', importErrors.cellMissing)
  if (text('fundAccount') === '') fault('fundAccount', importErrors.cellMissing)
  const isMoney = kind !== undefined && moneyKinds.includes(kind)
  const [wanted, other] = isMoney ? (['amount', 'shares'] as const) : (['shares', 'amount'] as const)
  const figure = figureOf(text(wanted), isMoney ? e.amountMissing : e.sharesMissing)
  if (kind !== undefined) {
    if (typeof figure !== 'string') fault(wanted, figure)
    if (text(other) !== '') fault(other, importErrors.cellUseless)
    if (kind !== '036' && text('targetProductCode') !== '')
      fault('targetProductCode', importErrors.cellUseless)
  }
  const dealingDate = dayOf(text('dealingDate'))
  if (dealingDate === null) fault('dealingDate', importErrors.dayWrong)
  const remark = text('remark')
  if ([...remark].length > applicationLimits.remark) fault('remark', importErrors.cellTooLong)
  const codes: RowCodes = {
    row: number,
    productCode: text('productCode').toUpperCase(),
    fundAccount: text('fundAccount'),
    tradingAccount: text('tradingAccount'),
    targetProductCode: text('targetProductCode').toUpperCase(),
    kind: kind ?? null,
  }
  if (faults.length > 0 || kind === undefined || dealingDate === null || typeof figure !== 'string')
    return { row: null, codes, faults }
  const figures = { amount: isMoney ? figure : null, shares: isMoney ? null : figure }
  return { row: { ...codes, kind, ...figures, dealingDate, remark }, codes, faults }
}

const textOf = (cell = ''): string => cell.normalize('NFKC').trim()

/** Above zero, as in the form. */
const rule = { decimals: 2, digits: 12, negative: false } as const
const faultErrors: Readonly<Record<Exclude<AmountFault, 'negative'>, NamedError>> = {
  figure: importErrors.figureWrong,
  digits: importErrors.figureWrong,
  decimals: importErrors.tooManyPlaces,
}

/** A figure above zero with two decimals, or its fault. Further decimals are refused, never rounded. */
function figureOf(text: string, missing: NamedError): string | NamedError {
  const { amount, fault } = readAmount(text, rule)
  if (fault !== null && fault !== 'negative') return faultErrors[fault]
  return fault === 'negative' || amount === '' || amount === '0.00' ? missing : amount
}

/** A text such as 2026-11-25, 2026年11月25日 or 20261125. */
function dayOf(written: string): string | null {
  const text = written.replaceAll(/[/.年月]/g, '-').replace('日', '')
  const day = /^[0-9]{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : text
  return isDate(day) ? day : null
}
