import { lazyPart } from '@iisp/web/loader/index'
import type { HomeCard } from '@iisp/web/ports'
import { transferList } from '../../contract/pages.ts'

export const homeCards: readonly HomeCard[] = [
  {
    id: 'transfers.stages',
    name: { zh: '在途指令', en: 'Open orders' },
    pages: [transferList],
    component: lazyPart(
      () => import('./OrderStagesCard.tsx'),
      (loaded) => loaded.OrderStagesCard,
    ),
  },
  {
    id: 'transfers.back',
    name: { zh: '退回与失败', en: 'Returned and failed' },
    pages: [transferList],
    component: lazyPart(
      () => import('./OrdersBackCard.tsx'),
      (loaded) => loaded.OrdersBackCard,
    ),
  },
]
