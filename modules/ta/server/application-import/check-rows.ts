import { Refusal, errorText, refuse } from '@iisp/contract'
import { productsByCode } from '@iisp/product/contract'
import { type PersonActor, type ReadContext, type Reader, anyOf } from '@iisp/server'
import type { ApplicationBasis } from '../../contract/applications/application-basis.ts'
import type { ImportField } from '../../contract/applications/application-import.ts'
import { applicationLimits } from '../../contract/applications/application-kinds.ts'
import type { ApplicationForm } from '../../contract/applications/applications.ts'
import { taErrors as e } from '../../contract/errors.ts'
import { accountStatus } from '../../contract/investors/investor-kinds.ts'
import { type ImportRow, cellOf, parseRows } from '../../rules/application-import/parse-rows.ts'
import { judgeApplication } from '../../rules/applications/judge-application.ts'
import { loadBasis } from '../applications/load-basis.ts'
import { productsById } from '../products-by-id.ts'
import { q } from '../tables.ts'
import { readSheet } from './read-sheet.ts'
import { importErrors } from '../../contract/application-import-errors.ts'

export interface CheckedRow {
  readonly row: number
  readonly productName: string
  readonly investorName: string
  readonly form: ApplicationForm
}
export interface CheckedRows {
  readonly rows: readonly CheckedRow[]
  /** In the reader's language. */
  readonly faults: readonly { readonly cell: string; readonly text: string }[]
}
type Ctx = Pick<ReadContext<PersonActor>, 'call' | 'now' | 'actor' | 'language'> & { readonly db: Reader }

/** The applications of a workbook, and what is wrong with its cells: the form first, then the rules of a submission. */
export async function checkRows(ctx: Ctx, fileId: string): Promise<CheckedRows> {
  const parsed = parseRows(await readSheet(ctx, fileId))
  const limit = applicationLimits.importRows
  if (parsed.rows.length > limit) refuse(importErrors.tooManyRows, { limit: String(limit), fields: 'fileId' })
  const { language } = ctx
  const faults = parsed.faults.map(({ cell, error, params }) => ({
    cell,
    text: errorText(error, language, { ...params }),
  }))
  const known = await knownOf(ctx, parsed.rows)
  const rows: CheckedRow[] = []
  for (const row of parsed.rows) {
    try {
      rows.push(await checkRow(ctx, row, known))
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown
      const cell = cellOf(columnOf.get(thrown.params.fields ?? '') ?? 'productCode', row.row)
      faults.push({ cell, text: errorText(thrown.error, language, thrown.params) })
    }
  }
  return { rows, faults }
}

/** The column of a field that a rule names. */
const columnOf: ReadonlyMap<string, ImportField> = new Map<string, ImportField>([
  ['productId', 'productCode'],
  ['fundAccount', 'fundAccount'],
  ['tradingAccountId', 'tradingAccount'],
  ['amount', 'amount'],
  ['shares', 'shares'],
  ['dealingDate', 'dealingDate'],
])

/** The funds and accounts that the rows name, by code and by fund account. */
async function knownOf(ctx: Ctx, rows: readonly ImportRow[]) {
  const { db, call, actor } = ctx
  const { list } = await call(productsByCode, { codes: [...new Set(rows.map((row) => row.productCode))] })
  const named = await productsById(
    ctx,
    list.map(({ ID }) => ID),
  )
  const accounts = await db.all(
    q
      .selectFrom('ta.trading_account as t')
      .innerJoin('ta.investor as i', 'i.id', 't.investor_id')
      .where('i.institution_id', '=', actor.institutionId)
      .where('i.fund_account', '=', anyOf([...new Set(rows.map((row) => row.fundAccount))]))
      .where('t.status', '<>', accountStatus.closed)
      .select(['t.id', 't.account_no', 'i.fund_account', 'i.name']),
  )
  return {
    products: new Map([...named.values()].map((product) => [product.PRODUCT_NO, product])),
    accounts: Map.groupBy(accounts, (account) => account.fund_account),
    basis: new Map<string, ApplicationBasis>(),
  }
}

async function checkRow(
  ctx: Ctx,
  row: ImportRow,
  { products, accounts, basis }: Awaited<ReturnType<typeof knownOf>>,
): Promise<CheckedRow> {
  const { kind, dealingDate: day } = row
  const product = products.get(row.productCode)
  if (product === undefined) return refuse(e.productUnknown, { fields: 'productId' })
  const own = accounts.get(row.fundAccount) ?? []
  if (own.length === 0) return refuse(importErrors.investorUnknown, { fields: 'fundAccount' })
  const named = row.tradingAccount === '' ? own : own.filter((one) => one.account_no === row.tradingAccount)
  const [account] = named
  if (account === undefined || named.length > 1)
    return refuse(importErrors.tradingUnknown, { fields: 'tradingAccountId' })
  const asked = { productId: product.ID, tradingAccountId: account.id, kind }
  const key = JSON.stringify(asked)
  const found = basis.get(key) ?? (await loadBasis(ctx, asked))
  basis.set(key, found)
  if (!found.openDays.includes(day))
    return refuse(e.notOpen, {
      fields: 'dealingDate',
      code: row.productCode,
      date: day,
      days: found.openDays.slice(0, 3).join('、'),
    })
  // documents are added to the drafts before they are submitted
  const fault = judgeApplication({ kind, amount: row.amount, shares: row.shares, day, documents: 1 }, found)
  if (fault !== null) refuse(fault.error, { ...fault.params, ...(fault.field && { fields: fault.field }) })
  return {
    row: row.row,
    productName: product.NAME,
    investorName: account.name,
    form: {
      ...asked,
      amount: row.amount,
      shares: row.shares,
      largeRedemption: '1',
      dividendMethod: null,
      targetTradingAccountId: null,
      targetProductId: null,
      dealingDate: day,
      remark: row.remark,
    },
  }
}
