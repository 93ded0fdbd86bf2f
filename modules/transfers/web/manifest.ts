import type { WebManifest } from '@iisp/web/ports'
import { moneyControls } from '@iisp/identity/contract'
import { pages, transferDesk, transferList } from '../contract/pages.ts'
import { homeCards } from './home/home-cards.ts'

export const transfersManifest: WebManifest = {
  name: 'transfers',
  pages: [...pages, moneyControls],
  homeCards,
  load: () => import('./entry.ts'),
  searches: [
    {
      id: 'orders',
      group: { zh: '划款指令', en: 'Transfer orders' },
      pages: [transferList, transferDesk],
      load: () => import('./search/find-orders.ts'),
    },
  ],
}
