import { lazyPart } from '@iisp/web/loader/index'
import type { HomeCard } from '@iisp/web/ports'
import { ordersBackCard, stagesCard } from '../../contract/home-cards.ts'

export const homeCards: readonly HomeCard[] = [
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
