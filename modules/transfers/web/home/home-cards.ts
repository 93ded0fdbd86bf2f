import { lazyPart } from '@iisp/web/loader/index'
import type { HomeCard } from '@iisp/web/ports'
import {
  cashAheadCard,
  deskByDayCard,
  deskQueuesCard,
  deskTodayCard,
  ordersBackCard,
  ordersByDayCard,
  recentProductsCard,
  stagesCard,
  toReviewCard,
  toSignCard,
} from '../../contract/home-cards.ts'

export const homeCards: readonly HomeCard[] = [
  {
    ...toReviewCard,
    component: lazyPart(() => import('./ToCheckCard.tsx'), 'ToReviewCard'),
  },
  {
    ...toSignCard,
    component: lazyPart(() => import('./ToCheckCard.tsx'), 'ToSignCard'),
  },
  {
    ...cashAheadCard,
    component: lazyPart(() => import('./CashAheadCard.tsx'), 'CashAheadCard'),
  },
  {
    ...ordersByDayCard,
    component: lazyPart(() => import('./DueDaysCard.tsx'), 'OrdersByDayCard'),
  },
  {
    ...deskByDayCard,
    component: lazyPart(() => import('./DueDaysCard.tsx'), 'DeskByDayCard'),
  },
  {
    ...deskTodayCard,
    component: lazyPart(() => import('./DeskTodayCard.tsx'), 'DeskTodayCard'),
  },
  {
    ...deskQueuesCard,
    component: lazyPart(() => import('./DeskQueuesCard.tsx'), 'DeskQueuesCard'),
  },
  {
    ...recentProductsCard,
    component: lazyPart(() => import('./RecentProductsCard.tsx'), 'RecentProductsCard'),
  },
  {
    ...stagesCard,
    component: lazyPart(() => import('./OrderStagesCard.tsx'), 'OrderStagesCard'),
  },
  {
    ...ordersBackCard,
    component: lazyPart(() => import('./OrdersBackCard.tsx'), 'OrdersBackCard'),
  },
]
