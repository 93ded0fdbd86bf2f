import type { WebManifest } from '@iisp/web/ports'
import { applicationForm, securitiesOpening, trusteeRaise } from '../contract/pages.ts'

export const openingManifest: WebManifest = {
  name: 'opening',
  pages: [securitiesOpening, trusteeRaise, applicationForm],
  load: () => import('./entry.ts'),
}
