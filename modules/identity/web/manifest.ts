import type { WebManifest } from '@iisp/web/ports'
import { moneyControls, pages } from '../contract/pages.ts'
import { myAccount, sweepRequest, switchManager } from '../contract/routes.ts'

export const identityManifest: WebManifest = {
  name: 'identity',
  // transfers shows the money controls, because half of them are its own; identity only declares their page
  pages: [...pages.filter((page) => page !== moneyControls), switchManager, myAccount, sweepRequest],
  load: () => import('./entry.ts'),
}
