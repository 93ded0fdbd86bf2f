import { from, mentions, nameIn, narrow, readPage, reader, sql, stateLiteral, upTo } from '@iisp/server'
import type { ConfirmationKind } from '../../../contract/applications/business-codes.ts'
import { runFlow } from '../../../contract/dealing/run-states.ts'
import { transactionSummaryList as call } from '../../../contract/dealing/summaries.ts'
import { fundNames } from '../../fund-and-manager.ts'
import { q } from '../../tables.ts'

interface Month {
  readonly institution_id: string
  readonly product_id: string
  readonly period: string
  readonly kind: ConfirmationKind
  readonly n: number
  readonly shares: string
  readonly gross: string
  readonly fees: string
  readonly net: string
  readonly opening: string
  readonly closing: string
}
/**
 * Published confirmations, dividends and fee days by fund, month and kind; the shares of the fund before and after the month
 * come from all of its published months.
 */
const months = sql<Month>`(WITH line AS (
    SELECT c.institution_id, c.product_id, to_char(c.dealing_date, 'YYYY-MM') AS period, c.business_code AS kind,
      count(*)::int AS n, sum(c.shares) AS shares, sum(c.gross_amount) AS gross,
      sum(c.fee + c.performance_fee) AS fees, sum(c.net_amount) AS net
    FROM ta.confirmation c
    LEFT JOIN ta.dealing_run r ON r.id = c.run_id AND r.status = ${stateLiteral(runFlow.codes.published)}
    WHERE c.valid AND (r.id IS NOT NULL OR c.run_id IS NULL) GROUP BY 1, 2, 3, 4
  ), month AS (
    SELECT product_id, period, sum(sum(shares)) OVER (PARTITION BY product_id ORDER BY period) AS closing, sum(shares) AS moved
    FROM line GROUP BY 1, 2
  )
  SELECT line.*, closing - moved AS opening, closing FROM line JOIN month USING (product_id, period))`
const figure = (column: string) => sql<string>`m.${sql.ref(column)}::numeric(20, 2)`

const monthOf = (day: string) => day.slice(0, 7)

export const transactionSummaryList = reader(call, ({ db, actor, language }, input) => {
  const summaries = q
    .selectFrom(months.as('m'))
    .innerJoin('product.product_name as p', 'p.id', 'm.product_id')
    .$if(actor.scope !== '*', (some) => some.where('m.institution_id', '=', actor.scope))
  const found = narrow(summaries, input, {
    productId: 'm.product_id',
    startDate: (day) => from('m.period')(monthOf(day)),
    endDate: (day) => upTo('m.period')(monthOf(day)),
    keyword: mentions(...fundNames),
  })
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select(['m.product_id as productId', 'p.code as productCode', 'm.period', 'm.kind', 'm.n as count'])
        .select([nameIn(language, 'p.name').as('productName'), figure('opening').as('openingShares')])
        .select([figure('shares').as('shares'), figure('gross').as('grossAmount'), figure('fees').as('fees')])
        .select([figure('net').as('netAmount'), figure('closing').as('closingShares')])
        .orderBy('m.period', 'desc')
        .orderBy('m.product_id')
        .orderBy('m.kind'),
    present: (row) => ({ ...row, key: `${row.productId}:${row.period}:${row.kind}` }),
  })
})
