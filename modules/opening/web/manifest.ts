import type { WebManifest } from '@iisp/web/ports'
import { applicationForm, pages } from '../contract/pages.ts'

export const openingManifest: WebManifest = {
  name: 'opening',
  pages: [...pages, applicationForm],
  load: () => import('./entry.ts'),
}
