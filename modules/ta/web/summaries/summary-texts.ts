import { defineTexts } from '@iisp/web'

export const summaryTexts = defineTexts({
  dealing: {
    title: ['交易汇总', 'Dealing summary'],
    hint: [
      '各产品每个开放日已发布的确认结果合计；申购含转换转入，赎回含转换转出',
      'What was published of each fund and open day; conversions count as subscriptions of the one fund and redemptions of the other',
    ],
    empty: ['暂无数据，尚无已发布的开放日', 'No data: no open day has been published'],
  },
  statistics: {
    title: ['交易统计', 'Transaction summary'],
    hint: ['按月份和业务类型统计已发布的确认结果', 'Published confirmations by month and type'],
    empty: ['暂无数据，尚无已发布的交易确认', 'No data: no confirmation has been published'],
  },
  keyword: ['产品', 'Fund'],
  keywordHint: ['产品代码或名称', 'Code or name of the fund'],
  days: ['开放日', 'Dealing date'],
})
