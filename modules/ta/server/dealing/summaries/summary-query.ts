import type { Input, Language } from '@iisp/contract'
import { from, mentions, nameIn, narrow, sql, stateLiteral, upTo } from '@iisp/server'
import { runFlow } from '../../../contract/dealing/run-states.ts'
import type { DealingSummaryRow, dealingSummaryList } from '../../../contract/dealing/summaries.ts'
import { reportFlow } from '../../../contract/reports/report-states.ts'
import { fundNames } from '../../fund-and-manager.ts'
import { q } from '../../tables.ts'

/**
 * The valid confirmations of each run, summed by direction: conversions in with subscriptions, conversions out with
 * redemptions.
 */
const sums = sql<{
  run_id: string
  sub_n: number
  sub_gross: string
  sub_fee: string
  sub_net: string
  sub_shares: string
  red_n: number
  red_shares: string
  red_gross: string
  red_fee: string
  red_net: string
}>`(SELECT count(*) FILTER (WHERE business_code IN ('120', '122', '137'))::int AS sub_n,
    coalesce(sum(gross_amount) FILTER (WHERE business_code IN ('120', '122', '137')), 0) AS sub_gross,
    coalesce(sum(fee) FILTER (WHERE business_code IN ('120', '122', '137')), 0) AS sub_fee,
    coalesce(sum(net_amount) FILTER (WHERE business_code IN ('120', '122', '137')), 0) AS sub_net,
    coalesce(sum(shares) FILTER (WHERE business_code IN ('120', '122', '137')), 0) AS sub_shares,
    count(*) FILTER (WHERE business_code IN ('124', '138', '142'))::int AS red_n,
    -coalesce(sum(shares) FILTER (WHERE business_code IN ('124', '138', '142')), 0) AS red_shares,
    coalesce(sum(gross_amount) FILTER (WHERE business_code IN ('124', '138', '142')), 0) AS red_gross,
    coalesce(sum(fee + performance_fee) FILTER (WHERE business_code IN ('124', '138', '142')), 0) AS red_fee,
    coalesce(sum(net_amount) FILTER (WHERE business_code IN ('124', '138', '142')), 0) AS red_net
  FROM ta.confirmation WHERE run_id = r.id AND valid)`
const figure = (column: string) => sql<string>`s.${sql.ref(column)}::numeric(20, 2)`

export type SummaryFilters = Omit<Input<typeof dealingSummaryList>, 'pageNo' | 'pageSize'>

/** The published open days of the funds that the caller may see and the filters find. */
export const summaries = (scope: string, filters: SummaryFilters) => {
  const all = q
    .selectFrom('ta.dealing_run as r')
    .innerJoin('product.product_name as p', 'p.id', 'r.product_id')
    .where('r.status', '=', stateLiteral(runFlow.codes.published))
    .$if(scope !== '*', (some) => some.where('r.institution_id', '=', scope))
  return narrow(all, filters, {
    productId: 'r.product_id',
    startDate: from('r.dealing_date'),
    endDate: upTo('r.dealing_date'),
    keyword: mentions(...fundNames),
  })
}
type Found = ReturnType<typeof summaries>

/** The answer to the summary report. A day without reports counts as confirmed. */
const confirmState = sql<DealingSummaryRow['confirmState']>`coalesce((SELECT w.status FROM ta.report w
  WHERE w.run_id = r.id AND w.kind = 'summary'), ${reportFlow.codes.confirmed})`

export const withSummaryColumns = (found: Found, language: Language) =>
  found
    .innerJoinLateral(sums.as('s'), (on) => on.onTrue())
    .select(['r.id', 'r.product_id as productId', 'p.code as productCode', 'r.status as state'])
    .select([nameIn(language, 'p.name').as('productName'), 'r.dealing_date as dealingDate'])
    .select([sql<number>`s.sub_n`.as('subscriptionCount'), sql<number>`s.red_n`.as('redemptionCount')])
    .select([figure('sub_gross').as('subscriptionGross'), figure('sub_fee').as('subscriptionFees')])
    .select([figure('sub_net').as('subscriptionNet'), figure('sub_shares').as('subscriptionShares')])
    .select([figure('red_shares').as('redemptionShares'), figure('red_gross').as('redemptionGross')])
    .select([figure('red_fee').as('redemptionFees'), figure('red_net').as('redemptionNet')])
    .select(sql<string>`(s.sub_net - s.red_net)::numeric(20, 2)`.as('netFlow'))
    .select(confirmState.as('confirmState'))

export const presentSummary = (row: Omit<DealingSummaryRow, 'currency'>): DealingSummaryRow => ({
  ...row,
  currency: 'CNY',
})
