import type { WebManifest } from '@iisp/web/ports'
import { moneyControls } from '@iisp/identity/contract'
import { pages } from '../contract/pages.ts'

export const transfersManifest: WebManifest = {
  name: 'transfers',
  pages: [...pages, moneyControls],
  load: () => import('./entry.ts'),
}
