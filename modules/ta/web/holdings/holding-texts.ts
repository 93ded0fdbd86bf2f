import { defineTexts } from '@iisp/web'

export const holdingTexts = defineTexts({
  title: ['投资者持仓', 'Holdings'],
  hint: ['市值按最近一个已确认净值计算', 'Market values are at the latest confirmed NAV'],
  keyword: ['关键字', 'Keyword'],
  keywordHint: ['产品、投资者或基金账号', 'Fund, investor or fund account'],
  empty: ['暂无数据，没有投资者持仓', 'No data: nobody holds shares'],
  detail: ['{{investor}} {{fund}}', '{{investor}} {{fund}}'],
  lots: ['份额明细', 'Lots'],
  noLots: ['没有份额明细', 'There are no lots'],
})
