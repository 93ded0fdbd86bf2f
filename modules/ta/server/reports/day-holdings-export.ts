import { mask } from '@iisp/contract/masking'
import { type Language, type RowOf, defineFields, f, t } from '@iisp/contract'
import { fundFields } from '../../contract/fund-fields.ts'
import { type ReadContext, exportColumns, exportSource, nameIn, raw, sql, stateLiteral } from '@iisp/server'
import { runFlow } from '../../contract/dealing/run-states.ts'
import { reportList } from '../../contract/reports/reports.ts'
import { holderFields, sum } from '../../contract/holder-fields.ts'
import { registerDay, sharesAfter } from '../dealing/holdings/lots-as-of.ts'
import { shortNav } from '../../rules/dealing/nav-places.ts'

/** Name of the holdings of a fund at the end of an open day as an export source. */
export const dayHoldingsName = 'ta.day-holdings'
const filters = t.strict({ productId: t.id, day: t.date })

/** The holding of an account at the end of an open day. */
export const dayHoldingFields = defineFields({
  investorName: holderFields.investorName,
  tradingAccount: holderFields.tradingAccount,
  productName: fundFields.productName,
  productCode: fundFields.productCode,
  asOf: f.date(['持仓日期', 'As-of date']),
  shares: sum(['持有份额', 'Shares']),
  unitNav: f.figure(t.text(20), ['单位净值', 'Unit price']),
  marketValue: sum(['市值', 'Market value']),
  percent: f.figure(t.text(10), ['占比（%）', '% of fund']),
})
type Row = RowOf<typeof dayHoldingFields>
interface Stored extends Row {
  readonly institution_id: string
}

/**
 * Whether a confirmation counts for the holdings after the run of a day. Dividends and fees of the same day come
 * later.
 */
const isInDay = (alias: 'f' | 'o', day: string) =>
  sql<boolean>`(${sql.ref(`${alias}.run_id`)} IS NOT NULL AND ${sql.ref(`${alias}.dealing_date`)} <= ${day}::date
    OR ${registerDay(alias)} < ${day}::date)`

/**
 * The holding of each account after the run of a day: initial shares of its lots + their changes up to that day.
 * Later runs do not change it. A correction of the day does, by rows of the same day.
 */
const holdingsOn = (productId: string, day: string, language: Language) =>
  raw(sql<Stored>`
    WITH held AS (
      SELECT l.trading_account_id, l.investor_id, sum(${sharesAfter(isInDay('f', day))}) AS shares
      FROM ta.lot l LEFT JOIN ta.confirmation o ON o.id = l.confirmation_id
      WHERE l.product_id = ${productId}::bigint AND CASE WHEN o.id IS NULL THEN l.registered_on <= ${day}::date
        ELSE ${isInDay('o', day)} END
      GROUP BY l.trading_account_id, l.investor_id
    )
    SELECT p.institution_id, ${nameIn(language, 'v.name')} AS "investorName", a.account_no AS "tradingAccount", p.code AS "productCode",
      ${nameIn(language, 'p.name')} AS "productName", ${day} AS "asOf", h.shares::numeric(18, 2) AS shares,
      r.unit_nav AS "unitNav", round(h.shares * r.unit_nav, 2)::numeric(20, 2) AS "marketValue",
      to_char(round(h.shares * 100 / sum(h.shares) OVER (), 2), 'FM990.00') AS percent
    FROM held h JOIN ta.trading_account a ON a.id = h.trading_account_id JOIN ta.investor v ON v.id = h.investor_id
    JOIN product.product_name p ON p.id = ${productId}::bigint
    JOIN ta.report w ON w.product_id = p.id AND w.dealing_date = ${day}::date AND w.kind = 'holding'
    JOIN ta.dealing_run r ON r.id = w.run_id AND r.status = ${stateLiteral(runFlow.codes.published)}
    WHERE h.shares > 0 ORDER BY h.shares DESC, a.id`)

const read = async (
  { db, actor, language }: ReadContext,
  { productId, day }: { productId: string; day: string },
) =>
  (await db.all(holdingsOn(productId, day, language))).map(({ institution_id, ...row }): Row => ({
    ...row,
    unitNav: shortNav(row.unitNav),
    investorName: institution_id === actor.institutionId ? row.investorName : mask(row.investorName),
  }))

/** Holdings of a fund at the end of a published open day. */
export const dayHoldingsExport = exportSource<Row, { productId: string; day: string }>({
  name: dayHoldingsName,
  access: reportList.access,
  filters,
  columns: exportColumns(dayHoldingFields),
  count: async (ctx, filter) => (await read(ctx, filter)).length,
  batches: async function* (ctx, filter) {
    yield await read(ctx, filter)
  },
})
