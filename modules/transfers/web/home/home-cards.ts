import { lazyPart } from '@iisp/web/loader/index'
import type { HomeCard } from '@iisp/web/ports'
import {
  cashAheadCard,
  deskByDayCard,
  ordersBackCard,
  ordersByDayCard,
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
