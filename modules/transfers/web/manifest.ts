import type { WebManifest } from '@iisp/web/ports'
import { moneyControls } from '@iisp/identity/contract'
import { transferDesk, transferEntry, transferList, transferReview, transferSign } from '../contract/pages.ts'

export const transfersManifest: WebManifest = {
  name: 'transfers',
  pages: [transferEntry, transferList, transferReview, transferSign, transferDesk, moneyControls],
  load: () => import('./entry.ts'),
}
