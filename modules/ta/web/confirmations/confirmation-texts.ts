import { defineTexts } from '@iisp/web'

export const confirmationTexts = defineTexts({
  title: ['交易确认', 'Confirmations'],
  hint: [
    '份额登记机构已发布的认购、申购、赎回、转换、过户和红利发放确认',
    'Published confirmations of subscriptions, redemptions, conversions, transfers and dividends',
  ],
  keyword: ['关键字', 'Keyword'],
  keywordHint: ['产品、投资者、基金账号或申请单号', 'Fund, investor, fund account or application'],
  empty: ['暂无数据，尚无已发布的交易确认', 'No data: no confirmation has been published'],
  fromProduct: ['转出产品', 'Converted from'],
  intoProduct: ['转入产品', 'Converted into'],
  exDate: ['除息日', 'Ex-date'],
  paymentDate: ['发放日', 'Payment date'],
  detail: ['交易确认 {{id}}', 'Confirmation {{id}}'],
  saveSlip: ['下载确认单', 'Save slip (PDF)'],
  lots: ['使用的份额明细', 'Lots used'],
  noLots: ['未使用份额明细', 'No lots were used'],
  firstLots: [
    '共使用{{count}}笔份额明细，此处为前{{shown}}笔及其计算过程；全部明细见确认单或导出的表格',
    'The first {{shown}} of {{count}} lots are shown with their working. All lots are in the slip and in the exported table.',
  ],
  working: ['计算过程', 'Working'],
  roundings: {
    'half-up': ['四舍五入', 'half up'],
    truncate: ['截位', 'cut'],
    up: ['进位', 'up'],
    none: ['不舍入', 'not rounded'],
  },
})
