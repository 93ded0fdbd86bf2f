import type { WebManifest } from '@iisp/web/ports'
import { moneyControls } from '@iisp/identity/contract'
import { pages } from '../contract/pages.ts'
import { homeCards } from './home/home-cards.ts'

export const transfersManifest: WebManifest = {
  name: 'transfers',
  pages: [...pages, moneyControls],
  homeCards,
  load: () => import('./entry.ts'),
}
