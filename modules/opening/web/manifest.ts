import type { WebManifest } from '@iisp/web/ports'
import { applicationForm, openingDesk, securitiesOpening, trusteeRaise } from '../contract/pages.ts'

export const openingManifest: WebManifest = {
  name: 'opening',
  pages: [securitiesOpening, trusteeRaise, applicationForm, openingDesk],
  load: () => import('./entry.ts'),
}
