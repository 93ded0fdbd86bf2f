import type { Input, Language } from '@iisp/contract'
import { mask } from '@iisp/contract/masking'
import { type PersonActor, mentions, nameIn, narrow, sql, stateLiteral } from '@iisp/server'
import type { HoldingRow, holdingList } from '../../../contract/dealing/holdings.ts'
import { navFlow } from '../../../contract/dealing/nav-states.ts'
import { shortNav } from '../../../rules/dealing/nav-places.ts'
import { worthOf } from '../../../rules/dealing/worth.ts'
import { fundNames } from '../../fund-and-manager.ts'
import { q } from '../../tables.ts'

type Filters = Omit<Input<typeof holdingList>, 'pageNo' | 'pageSize'>

/** The holdings that the caller may see and the filters find. */
export const holdings = (scope: string, filters: Filters) => {
  const all = q
    .selectFrom('ta.holding as h')
    .innerJoin('ta.trading_account as t', 't.id', 'h.trading_account_id')
    .innerJoin('ta.investor as v', 'v.id', 'h.investor_id')
    .innerJoin('product.product_name as p', 'p.id', 'h.product_id')
    .where('h.shares_hundredths', '>', '0')
    .$if(scope !== '*', (some) => some.where('h.institution_id', '=', scope))
  return narrow(all, filters, {
    productId: 'h.product_id',
    keyword: mentions(...fundNames, 'v.name', 'v.fund_account', 't.account_no'),
  })
}
type Found = ReturnType<typeof holdings>

/** The latest confirmed NAV of the fund of the holding `h`, by column. */
const latest = (column: string) =>
  sql<string | null>`(SELECT n.${sql.ref(column)} FROM ta.nav n WHERE n.product_id = h.product_id
    AND n.status = ${stateLiteral(navFlow.codes.confirmed)} ORDER BY n.nav_date DESC LIMIT 1)`
const cost = sql<string>`(SELECT coalesce(sum(round(l.cost * l.shares / l.shares_initial, 2)), 0)::numeric(20, 2) FROM ta.lot l
  WHERE l.product_id = h.product_id AND l.trading_account_id = h.trading_account_id AND l.shares > 0)`
const percent = sql<string>`(SELECT to_char(round(h.shares * 100 / nullif(r.shares, 0), 2), 'FM990.00') FROM ta.fund_register r
  WHERE r.product_id = h.product_id)`

export const withHoldingColumns = (found: Found, language: Language) =>
  found
    .select(['h.product_id as productId', 'h.trading_account_id as tradingAccountId', 'h.institution_id'])
    .select(nameIn(language, 'v.name').as('investorName'))
    .select(['t.account_no as tradingAccount', 'v.fund_account as fundAccount'])
    .select(['p.code as productCode', nameIn(language, 'p.name').as('productName'), 'h.shares', 'h.frozen'])
    .select([latest('nav_date').as('asOf'), latest('unit_nav').as('unitNav'), cost.as('cost')])
    .select([percent.as('percent'), 'h.dividend_method as dividendMethod', 'h.since'])

type Row = Omit<HoldingRow, 'key' | 'marketValue' | 'unrealised' | 'percent'> & {
  readonly institution_id: string
  readonly percent: string | null
}
/** A holding as the caller may see it: names are masked for everybody outside the fund's manager. */
export function presentHolding(
  { institution_id, percent: share, ...row }: Row,
  { institutionId }: Pick<PersonActor, 'institutionId'>,
): HoldingRow {
  const { unitNav } = row
  const value = unitNav === null ? null : worthOf({ ...row, unitNav })
  return {
    ...row,
    key: `${row.productId}:${row.tradingAccountId}`,
    investorName: institution_id === institutionId ? row.investorName : mask(row.investorName),
    unitNav: unitNav === null ? null : shortNav(unitNav),
    percent: share ?? '0.00',
    marketValue: value?.marketValue ?? null,
    unrealised: value?.unrealised ?? null,
  }
}
