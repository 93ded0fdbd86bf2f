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
    component: lazyPart(
      () => import('./ToCheckCard.tsx'),
      (loaded) => loaded.ToReviewCard,
    ),
  },
  {
    ...toSignCard,
    component: lazyPart(
      () => import('./ToCheckCard.tsx'),
      (loaded) => loaded.ToSignCard,
    ),
  },
  {
    ...cashAheadCard,
    component: lazyPart(
      () => import('./CashAheadCard.tsx'),
      (loaded) => loaded.CashAheadCard,
    ),
  },
  {
    ...ordersByDayCard,
    component: lazyPart(
      () => import('./DueDaysCard.tsx'),
      (loaded) => loaded.OrdersByDayCard,
    ),
  },
  {
    ...deskByDayCard,
    component: lazyPart(
      () => import('./DueDaysCard.tsx'),
      (loaded) => loaded.DeskByDayCard,
    ),
  },
  {
    ...deskTodayCard,
    component: lazyPart(
      () => import('./DeskTodayCard.tsx'),
      (loaded) => loaded.DeskTodayCard,
    ),
  },
  {
    ...deskQueuesCard,
    component: lazyPart(
      () => import('./DeskQueuesCard.tsx'),
      (loaded) => loaded.DeskQueuesCard,
    ),
  },
  {
    ...recentProductsCard,
    component: lazyPart(
      () => import('./RecentProductsCard.tsx'),
      (loaded) => loaded.RecentProductsCard,
    ),
  },
  {
    ...stagesCard,
    component: lazyPart(
      () => import('./OrderStagesCard.tsx'),
      (loaded) => loaded.OrderStagesCard,
    ),
  },
  {
    ...ordersBackCard,
    component: lazyPart(
      () => import('./OrdersBackCard.tsx'),
      (loaded) => loaded.OrdersBackCard,
    ),
  },
]
