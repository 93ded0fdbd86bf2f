import type { HomeCardKind } from '@iisp/contract/home-card'
import { transferDesk, transferEntry, transferList, transferReview, transferSign } from './pages.ts'

export const ordersByDayCard: HomeCardKind = {
  id: 'transfers.days',
  name: { zh: '划款日程', en: 'Payment days' },
  pages: [transferList],
  sort: 38,
}

export const deskByDayCard: HomeCardKind = {
  id: 'transfers.desk-days',
  name: { zh: '划款处理日程', en: 'Payment days at the desk' },
  pages: [transferDesk],
  sort: 39,
}

export const deskTodayCard: HomeCardKind = {
  id: 'transfers.desk-today',
  name: { zh: '今日划款', en: 'Payments of today' },
  pages: [transferDesk],
  sort: 37,
}

export const deskQueuesCard: HomeCardKind = {
  id: 'transfers.desk-queues',
  name: { zh: '处理队列', en: 'Desk queues' },
  pages: [transferDesk],
  sort: 38,
}

export const recentProductsCard: HomeCardKind = {
  id: 'transfers.recent-products',
  name: { zh: '我的近期产品', en: 'My recent products' },
  pages: [transferEntry],
  sort: 36,
}

export const stagesCard: HomeCardKind = {
  id: 'transfers.stages',
  name: { zh: '在途指令', en: 'Open orders' },
  pages: [transferList],
  sort: 40,
}

export const toReviewCard: HomeCardKind = {
  id: 'transfers.to-review',
  name: { zh: '待我复核', en: 'For me to review' },
  pages: [transferReview],
  sort: 35,
}

export const toSignCard: HomeCardKind = {
  id: 'transfers.to-sign',
  name: { zh: '待我签发', en: 'For me to sign' },
  pages: [transferSign],
  sort: 36,
}

export const cashAheadCard: HomeCardKind = {
  id: 'transfers.cash',
  name: { zh: '未来现金', en: 'Cash in the coming days' },
  pages: [transferList],
  sort: 37,
}

export const ordersBackCard: HomeCardKind = {
  id: 'transfers.back',
  name: { zh: '退回与失败', en: 'Returned and failed' },
  pages: [transferList],
  sort: 41,
}

/** All cards; a person's home shows them by their `sort`. */
export const transferHomeCards: readonly HomeCardKind[] = [
  ordersByDayCard,
  deskByDayCard,
  deskTodayCard,
  deskQueuesCard,
  recentProductsCard,
  stagesCard,
  toReviewCard,
  toSignCard,
  cashAheadCard,
  ordersBackCard,
]
