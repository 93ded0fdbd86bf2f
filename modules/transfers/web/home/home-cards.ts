import type { HomeCard } from '@iisp/web/ports'
import { transferList } from '../../contract/pages.ts'

export const homeCards: readonly HomeCard[] = [
  {
    id: 'transfers.stages',
    name: { zh: '在途指令', en: 'Open orders' },
    pages: [transferList],
    load: () => import('./OrderStagesCard.tsx'),
  },
  {
    id: 'transfers.back',
    name: { zh: '退回与失败', en: 'Returned and failed' },
    pages: [transferList],
    load: () => import('./OrdersBackCard.tsx'),
  },
]
