import type { WebManifest } from '@iisp/web/ports'
import { moneyControls } from '@iisp/identity/contract'
import { pages, transferDesk, transferEntry, transferList } from '../contract/pages.ts'
import { homeCards } from './home/home-cards.ts'

export const transfersManifest: WebManifest = {
  name: 'transfers',
  pages: [...pages, moneyControls],
  homeCards,
  load: () => import('./entry.ts'),
  actions: [{ id: 'new-order', name: { zh: '新建划款指令', en: 'New transfer order' }, page: transferEntry }],
  searches: [
    {
      id: 'orders',
      group: { zh: '划款指令', en: 'Transfer orders' },
      pages: [transferList, transferDesk],
      remembers: 'anew',
      load: () => import('./search/find-orders.ts'),
    },
    {
      id: 'products',
      group: { zh: '产品的划款指令', en: 'Transfer orders of a product' },
      pages: [transferList, transferDesk],
      remembers: true,
      load: () => import('./search/find-product-orders.ts'),
    },
    {
      id: 'partners',
      group: { zh: '对手方的划款指令', en: 'Transfer orders of a partner' },
      pages: [transferList],
      remembers: true,
      load: () => import('./search/find-partner-orders.ts'),
    },
    {
      id: 'new-orders',
      group: { zh: '新建划款指令', en: 'New transfer order' },
      pages: [transferEntry],
      isNamed: false,
      load: () => import('./search/find-new-orders.ts'),
    },
  ],
}
