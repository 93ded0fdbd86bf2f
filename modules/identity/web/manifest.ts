import type { WebManifest } from '@iisp/web/ports'
import { moneyControls, myAccount, pages, switchManager } from '../contract/pages.ts'

export const identityManifest: WebManifest = {
  name: 'identity',
  // transfers shows the money controls, because half of them are its own; identity only declares their page
  pages: [...pages.filter((page) => page !== moneyControls), switchManager, myAccount],
  load: () => import('./entry.ts'),
}
