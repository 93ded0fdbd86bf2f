import type { WebManifest } from '@iisp/web/ports'
import { pages } from '../contract/pages.ts'

export const noticesManifest: WebManifest = {
  name: 'notices',
  pages,
  load: () => import('./entry.ts'),
}
