import type { HomeCardKind } from '@iisp/contract/home-card'
import { transferList } from './pages.ts'

export const stagesCard: HomeCardKind = {
  id: 'transfers.stages',
  name: { zh: '在途指令', en: 'Open orders' },
  pages: [transferList],
  sort: 40,
}

export const ordersBackCard: HomeCardKind = {
  id: 'transfers.back',
  name: { zh: '退回与失败', en: 'Returned and failed' },
  pages: [transferList],
  sort: 41,
}
