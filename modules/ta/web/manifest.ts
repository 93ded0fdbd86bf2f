import type { WebManifest } from '@iisp/web/ports'
import { pages } from '../contract/pages.ts'

export const taManifest: WebManifest = {
  name: 'ta',
  pages,
  load: () => import('./entry.ts'),
}
