import { refuse } from '@iisp/contract'
import { productsByCode } from '@iisp/product/contract'
import { type PersonActor, type ReadContext, type Reader, anyOf } from '@iisp/server'
import { importErrors } from '../../../contract/applications/application-import-errors.ts'
import { taErrors as e } from '../../../contract/errors.ts'
import { accountStatus } from '../../../contract/investors/investor-kinds.ts'
import type { RowCodes } from '../../../rules/application-import/parse-rows.ts'
import { targetFund } from '../../conversions/target-fund.ts'
import { type NamedProduct, productsById } from '../../products-by-id.ts'
import { q } from '../../tables.ts'

export type ImportContext = Pick<ReadContext<PersonActor>, 'call' | 'now' | 'actor' | 'language'> & {
  readonly db: Reader
}
/** The funds and accounts of the rows, by code and by fund account. */
export type KnownParties = Awaited<ReturnType<typeof knownParties>>

/** Longer codes belong to no fund. */
const longestCode = 20

export async function knownParties(ctx: ImportContext, rows: readonly RowCodes[]) {
  const codes = rows.flatMap(({ productCode, targetProductCode }) => [productCode, targetProductCode])
  const possible = codes.filter((code) => code !== '' && code.length <= longestCode)
  const { list } = await ctx.call(productsByCode, { codes: [...new Set(possible)] })
  const named = await productsById(
    ctx,
    list.map(({ ID }) => ID),
  )
  const accounts = await ctx.db.all(
    q
      .selectFrom('ta.trading_account as t')
      .innerJoin('ta.investor as i', 'i.id', 't.investor_id')
      .where('i.institution_id', '=', ctx.actor.institutionId)
      .where('i.fund_account', '=', anyOf([...new Set(rows.map((row) => row.fundAccount))]))
      .where('t.status', '<>', accountStatus.closed)
      .select(['t.id', 't.account_no', 'i.fund_account', 'i.name']),
  )
  return {
    institutionId: ctx.actor.institutionId,
    products: new Map([...named.values()].map((product) => [product.PRODUCT_NO, product])),
    accounts: Map.groupBy(accounts, (account) => account.fund_account),
  }
}

/** The fund of a row; refuses an unknown code. */
export const fundOf = ({ productCode }: RowCodes, { products }: KnownParties): NamedProduct =>
  products.get(productCode) ?? refuse(e.productUnknown, { fields: 'productId' })

/** The trading account of a row, or the investor's only account if the row names none. */
export function accountOf({ fundAccount, tradingAccount }: RowCodes, { accounts }: KnownParties) {
  const own = accounts.get(fundAccount) ?? []
  if (own.length === 0) return refuse(importErrors.investorUnknown, { fields: 'fundAccount' })
  const named = tradingAccount === '' ? own : own.filter((one) => one.account_no === tradingAccount)
  const [account] = named
  if (account === undefined || named.length > 1)
    return refuse(importErrors.tradingUnknown, { fields: 'tradingAccountId' })
  return account
}

/** The target fund of a conversion; null for other kinds. */
export const targetOf = (
  { kind, targetProductCode }: RowCodes,
  { products, institutionId }: KnownParties,
  source: NamedProduct | null,
): NamedProduct | null =>
  kind === '036'
    ? targetFund(products.get(targetProductCode), { productId: source?.ID ?? '', institutionId })
    : null
