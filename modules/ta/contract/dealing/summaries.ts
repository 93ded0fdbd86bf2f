import { type Static, defineList, t } from '@iisp/contract'
import { type ConfirmationKind, confirmationKinds } from '../applications/business-codes.ts'
import { dealingSummary, transactionSummary } from '../pages.ts'
import { reportFlow } from '../reports/report-states.ts'
import { runFlow } from './run-states.ts'
import { total } from './totals.ts'

const kinds = Object.keys(confirmationKinds) as ConfirmationKind[]
export const summaryFilters = {
  productId: t.Optional(t.id),
  startDate: t.Optional(t.date),
  endDate: t.Optional(t.date),
  keyword: t.Optional(t.text(50)),
}
const fund = {
  productId: t.id,
  productCode: t.text(20),
  productName: t.text(200),
}

/** A fund on an open day (BO-149). */
export const summary = t.Object({
  id: t.id,
  ...fund,
  dealingDate: t.date,
  currency: t.text(3),
  subscriptionCount: t.Integer(),
  subscriptionGross: total,
  subscriptionFees: total,
  subscriptionNet: total,
  subscriptionShares: total,
  redemptionCount: t.Integer(),
  redemptionShares: total,
  redemptionGross: total,
  redemptionFees: total,
  redemptionNet: total,
  netFlow: total,
  state: t.oneOf(...runFlow.all),
  /** The manager's answer to the summary report of the day. */
  confirmState: t.oneOf(...reportFlow.all),
})
export type DealingSummaryRow = Static<typeof summary>

/** Name of the list as an export source. */
export const dealingSummaryExportName = 'ta.dealing-summary'

/** Published open days of the caller's funds, the latest first. */
export const dealingSummaryList = defineList({
  name: 'dealingSummaryList',
  summary: { zh: '交易汇总列表', en: 'Dealing summary' },
  path: '/tgfw-fundglobal/report/dealingSummary/list',
  filters: summaryFilters,
  row: summary,
  access: { who: 'pages', pages: [dealingSummary] },
})

/** Confirmed figures of a fund in a month, by kind (BO-154). */
const statistics = t.Object({
  key: t.text(60),
  ...fund,
  /** YYYY-MM */
  period: t.text(7),
  kind: t.oneOf(...kinds),
  count: t.Integer(),
  openingShares: total,
  shares: total,
  grossAmount: total,
  fees: total,
  netAmount: total,
  closingShares: total,
})
export type TransactionSummaryRow = Static<typeof statistics>

/** Months of the caller's funds by kind of business, the latest first. */
export const transactionSummaryList = defineList({
  name: 'transactionSummaryList',
  summary: { zh: '交易统计列表', en: 'Transaction summary' },
  path: '/tgfw-fundglobal/report/transactionSummary/list',
  filters: summaryFilters,
  row: statistics,
  access: { who: 'pages', pages: [transactionSummary] },
})
