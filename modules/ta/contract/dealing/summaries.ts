import { type RowOf, defineFields, defineList, f, t } from '@iisp/contract'
import { fundFields } from '../fund-fields.ts'
import { confirmationKinds } from '../applications/business-codes.ts'
import { dealingSummary, transactionSummary } from '../pages.ts'
import { reportFlow } from '../reports/report-states.ts'
import { runFlow } from './run-states.ts'
import { sum } from '../holder-fields.ts'

export const summaryFilters = {
  productId: t.Optional(t.id),
  startDate: t.Optional(t.date),
  endDate: t.Optional(t.date),
  keyword: t.Optional(t.text(50)),
}
/** A fund on an open day (BO-149). Conversions count as subscriptions of the one fund and redemptions of the other. */
export const dealingSummaryFields = defineFields({
  id: t.id,
  ...fundFields,
  dealingDate: f.date(['开放日', 'Dealing date']),
  currency: f.text(3, ['币种', 'Currency']),
  subscriptionCount: f.count(['申购笔数', 'Subscriptions']),
  subscriptionGross: sum(['申购总额', 'Subscribed, gross']),
  subscriptionFees: sum(['申购费用', 'Subscription fees']),
  subscriptionNet: sum(['申购净额', 'Subscribed, net']),
  subscriptionShares: sum(['申购份额', 'Shares subscribed']),
  redemptionCount: f.count(['赎回笔数', 'Redemptions']),
  redemptionShares: sum(['赎回份额', 'Shares redeemed']),
  redemptionGross: sum(['赎回总额', 'Redeemed, gross']),
  redemptionFees: sum(['赎回费用', 'Redemption fees']),
  redemptionNet: sum(['赎回净额', 'Redeemed, net']),
  netFlow: sum(['净流入', 'Net flow']),
  state: f.state(runFlow, ['进度', 'Progress']),
  /** The manager's answer to the summary report of the day. */
  confirmState: f.state(reportFlow, ['管理人确认状态', 'Manager confirm status']),
})
/** Counts and sums of an open day, in the order of reports. */
export const summaryFigures = [
  'subscriptionCount',
  'subscriptionGross',
  'subscriptionFees',
  'subscriptionNet',
  'subscriptionShares',
  'redemptionCount',
  'redemptionShares',
  'redemptionGross',
  'redemptionFees',
  'redemptionNet',
  'netFlow',
] as const
export type DealingSummaryRow = RowOf<typeof dealingSummaryFields>

/** Name of the list as an export source. */
export const dealingSummaryExportName = 'ta.dealing-summary'

/** Published open days of the caller's funds, the latest first. */
export const dealingSummaryList = defineList({
  name: 'dealingSummaryList',
  summary: { zh: '交易汇总列表', en: 'Dealing summary' },
  path: '/tgfw-fundglobal/report/dealingSummary/list',
  filters: summaryFilters,
  row: dealingSummaryFields.row,
  access: { who: 'pages', pages: [dealingSummary] },
})

/** Confirmations of a fund in a month, by kind (BO-154). */
export const transactionSummaryFields = defineFields({
  key: t.text(60),
  ...fundFields,
  /** YYYY-MM */
  period: f.text(7, ['期间', 'Period']),
  kind: f.oneOf(confirmationKinds, ['业务类型', 'Type']),
  count: f.count(['笔数', 'Count']),
  openingShares: sum(['期初份额', 'Opening shares']),
  shares: sum(['份额', 'Shares']),
  grossAmount: sum(['总额', 'Gross amount']),
  fees: sum(['费用', 'Fees']),
  netAmount: sum(['净额', 'Net amount']),
  closingShares: sum(['期末份额', 'Closing shares']),
})

/** Months of the caller's funds by kind of business, the latest first. */
export const transactionSummaryList = defineList({
  name: 'transactionSummaryList',
  summary: { zh: '交易统计列表', en: 'Transaction summary' },
  path: '/tgfw-fundglobal/report/transactionSummary/list',
  filters: summaryFilters,
  row: transactionSummaryFields.row,
  access: { who: 'pages', pages: [transactionSummary] },
})
