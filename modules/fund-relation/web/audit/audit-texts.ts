import { defineTexts } from '@iisp/web'

export const auditTexts = defineTexts({
  title: ['母子基金审核', 'Fund relations desk'],
  applications: ['关系申请', 'Applications'],
  orders: ['联动记录', 'Linked orders'],
  ordersHint: [
    '母子关系自动发起的申请；未能发起的须重试或说明原因后不再处理',
    'What relations placed; what could not be placed is tried again, or set aside with a reason',
  ],
  empty: ['暂无数据，没有符合条件的联动记录', 'No data: nothing matches'],
  keyword: ['关键字', 'Keyword'],
})
