import type { WebManifest } from '@iisp/web/ports'
import { pages } from '../contract/pages.ts'

export const contentManifest: WebManifest = {
  name: 'content',
  pages,
  load: () => import('./entry.ts'),
}
