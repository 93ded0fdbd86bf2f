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
    {
      id: 'products',
      group: { zh: '产品的划款指令', en: 'Transfer orders of a product' },
      pages: [transferList, transferDesk],
      load: () => import('./search/find-product-orders.ts'),
    },
  ],
}
