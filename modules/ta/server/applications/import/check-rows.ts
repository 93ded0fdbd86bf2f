import { type NamedError, Refusal, errorText } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import type { SheetRow } from '@iisp/contract/sheet-row'
import type { ApplicationBasis } from '../../../contract/applications/application-basis.ts'
import type { ImportField } from '../../../contract/applications/application-import.ts'
import type { ApplicationForm } from '../../../contract/applications/applications.ts'
import {
  type ImportRow,
  type RowCodes,
  cellOf,
  parseRows,
} from '../../../rules/application-import/parse-rows.ts'
import { judgeDay } from '../../../rules/applications/dealing-day.ts'
import { faultsOf } from '../../../rules/applications/judge-application.ts'
import { type ConversionOfDay, circleDays } from '../../../rules/conversion/circle-days.ts'
import { loadBasis } from '../load-basis.ts'
import { conversionsUnderWay } from '../../conversions/circles.ts'
import {
  type ImportContext,
  type KnownParties,
  accountOf,
  fundOf,
  knownParties,
  targetOf,
} from './row-parties.ts'

export interface CheckedRow {
  readonly row: number
  readonly productName: string
  readonly investorName: string
  readonly targetProductCode: string
  readonly form: ApplicationForm
}
export interface CheckedRows {
  readonly rows: readonly CheckedRow[]
  /** In the reader's language, by row and column. */
  readonly faults: readonly { readonly cell: string; readonly text: string }[]
}

/**
 * The applications of a workbook and the faults of its cells: first the form of the fields, then the rules of a
 * submission.
 */
export async function checkRows(ctx: ImportContext, sheet: readonly SheetRow[]): Promise<CheckedRows> {
  const parsed = parseRows(sheet)
  const check = new SheetCheck(ctx, await knownParties(ctx, [...parsed.rows, ...parsed.faulty]))
  for (const { cell, error, params } of parsed.faults) check.note(cell, error, params)
  for (const row of parsed.faulty) await check.partiesOf(row)
  const rows: CheckedRow[] = []
  for (const row of parsed.rows) {
    const checked = await check.judge(row)
    if (checked !== null) rows.push(checked)
  }
  return { rows, faults: check.faults() }
}

/** The column of a field that a rule refers to. */
const columnOf: ReadonlyMap<string, ImportField> = new Map<string, ImportField>([
  ['productId', 'productCode'],
  ['fundAccount', 'fundAccount'],
  ['tradingAccountId', 'tradingAccount'],
  ['amount', 'amount'],
  ['shares', 'shares'],
  ['dealingDate', 'dealingDate'],
  ['targetProductId', 'targetProductCode'],
])

/** Checks the rows of one workbook. Keeps the faults found so far and the data loaded for them. */
class SheetCheck {
  readonly #ctx: ImportContext
  readonly #known: KnownParties
  readonly #faults = new Map<string, string>()
  readonly #bases = new Map<string, ApplicationBasis>()
  /** Open conversions, including the conversions of earlier rows; loaded for the first row that needs them. */
  #conversions: ConversionOfDay[] | null = null

  constructor(ctx: ImportContext, known: KnownParties) {
    this.#ctx = ctx
    this.#known = known
  }

  /** Records a fault of a cell. Only the first fault of a cell is kept. */
  note(cell: string, error: NamedError, params: Readonly<Record<string, string>> = {}): void {
    if (!this.#faults.has(cell)) this.#faults.set(cell, errorText(error, this.#ctx.language, params))
  }

  faults(): CheckedRows['faults'] {
    const rowOf = (cell: string) => Number(cell.slice(1))
    return [...this.#faults]
      .map(([cell, text]) => ({ cell, text }))
      .toSorted((a, b) => rowOf(a.cell) - rowOf(b.cell) || (a.cell < b.cell ? -1 : 1))
  }

  /** The funds and the account of a row; null if it names none. Faults are recorded. */
  async partiesOf(row: RowCodes) {
    const product = await this.#attempt(row, () => fundOf(row, this.#known))
    const account = await this.#attempt(row, () => accountOf(row, this.#known))
    const target = await this.#attempt(row, () => targetOf(row, this.#known, product))
    return { product, account, target }
  }

  /** Judges a row as a submission; null if it has a fault. */
  async judge(row: ImportRow): Promise<CheckedRow | null> {
    const before = this.#faults.size
    const { product, account, target } = await this.partiesOf(row)
    if (product === null || account === null) return null
    const targetProductId = target?.ID ?? null
    const asked = { productId: product.ID, tradingAccountId: account.id, kind: row.kind }
    const basis = await this.#attempt(row, () => this.#basisOf(asked, targetProductId))
    if (basis === null) return null
    const { kind, amount, shares, dealingDate: day, remark } = row
    // drafts need no documents; they are added before the submission
    const faults = [judgeDay(day, basis), ...faultsOf({ kind, amount, shares, day, documents: 1 }, basis)]
    for (const fault of faults)
      if (fault !== null) this.note(cellFor(row, fault.field), fault.error, fault.params)
    if (this.#faults.size > before) return null
    if (targetProductId !== null)
      this.#conversions?.push({ day, source: product.ID, target: targetProductId })
    const rest = { largeRedemption: '1', dividendMethod: null, targetTradingAccountId: null } as const
    return {
      row: row.row,
      productName: product.NAME,
      investorName: account.name,
      targetProductCode: target?.PRODUCT_NO ?? '',
      form: { ...asked, ...rest, amount, shares, targetProductId, dealingDate: day, remark },
    }
  }

  /** Runs a check of a row. A refusal is recorded with its cell, and the answer is null. */
  async #attempt<T>(row: RowCodes, check: () => T | Promise<T>): Promise<T | null> {
    try {
      return await check()
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown
      this.note(cellFor(row, thrown.params.fields), thrown.error, thrown.params)
      return null
    }
  }

  async #basisOf(
    asked: Omit<Parameters<typeof loadBasis>[1], 'targetProductId'>,
    targetProductId: string | null,
  ): Promise<ApplicationBasis> {
    const key = JSON.stringify([asked, targetProductId])
    const found =
      this.#bases.get(key) ??
      (await loadBasis(this.#ctx, { ...asked, ...(targetProductId !== null && { targetProductId }) }))
    this.#bases.set(key, found)
    if (found.target === null) return found
    const { db, actor, now } = this.#ctx
    this.#conversions ??= await conversionsUnderWay(db, actor.institutionId, businessDate(now))
    const way = { source: asked.productId, target: found.target.productId }
    return { ...found, target: { ...found.target, circleDays: [...circleDays(this.#conversions, way)] } }
  }
}

const cellFor = (row: RowCodes, field = ''): string => cellOf(columnOf.get(field) ?? 'productCode', row.row)
