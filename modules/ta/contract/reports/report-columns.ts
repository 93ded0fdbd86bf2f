import type { BothLanguages } from '@iisp/contract'
import type { ReportKind } from './reports.ts'

type Columns = Readonly<Record<string, BothLanguages>>

const fund: Columns = {
  productName: { zh: '产品名称', en: 'Fund name' },
  productCode: { zh: '产品代码', en: 'Fund code' },
}
const holder: Columns = {
  investorName: { zh: '投资者名称', en: 'Investor name' },
  tradingAccount: { zh: '交易账号', en: 'Trading account' },
}

/** The columns of each kind of report as a file (BO-149, BO-151, BO-153). */
export const reportFileColumns: Readonly<Record<ReportKind, Columns>> = {
  confirmation: {
    id: { zh: '确认编号', en: 'Confirmation no.' },
    ...holder,
    ...fund,
    kind: { zh: '业务类型', en: 'Type' },
    applicationDate: { zh: '申请日期', en: 'Application date' },
    dealingDate: { zh: '开放日', en: 'Dealing date' },
    confirmedOn: { zh: '确认日期', en: 'Confirm date' },
    currency: { zh: '币种', en: 'Currency' },
    unitNav: { zh: '单位净值', en: 'Unit price' },
    shares: { zh: '确认份额', en: 'Shares' },
    grossAmount: { zh: '确认金额', en: 'Gross amount' },
    fee: { zh: '费用', en: 'Fees' },
    netAmount: { zh: '净额', en: 'Net amount' },
    settlesOn: { zh: '交收日', en: 'Settlement date' },
    reason: { zh: '未全部确认原因', en: 'Reason' },
  },
  holding: {
    ...holder,
    ...fund,
    asOf: { zh: '持仓日期', en: 'As-of date' },
    shares: { zh: '持有份额', en: 'Shares' },
    unitNav: { zh: '单位净值', en: 'Unit price' },
    marketValue: { zh: '市值', en: 'Market value' },
    percent: { zh: '占比（%）', en: 'Share of the fund (%)' },
  },
  summary: {
    ...fund,
    dealingDate: { zh: '开放日', en: 'Dealing date' },
    currency: { zh: '币种', en: 'Currency' },
    subscriptionCount: { zh: '申购笔数', en: 'Subscriptions' },
    subscriptionGross: { zh: '申购总额', en: 'Subscription gross amount' },
    subscriptionFees: { zh: '申购费用', en: 'Subscription fees' },
    subscriptionNet: { zh: '申购净额', en: 'Subscription net amount' },
    subscriptionShares: { zh: '申购份额', en: 'Subscription shares' },
    redemptionCount: { zh: '赎回笔数', en: 'Redemptions' },
    redemptionShares: { zh: '赎回份额', en: 'Redemption shares' },
    redemptionGross: { zh: '赎回总额', en: 'Redemption gross amount' },
    redemptionFees: { zh: '赎回费用', en: 'Redemption fees' },
    redemptionNet: { zh: '赎回净额', en: 'Redemption net amount' },
    netFlow: { zh: '净流入', en: 'Net flow' },
  },
}
