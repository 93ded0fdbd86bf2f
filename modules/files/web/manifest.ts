import type { WebManifest } from '@iisp/web/ports'
import { pages } from '../contract/pages.ts'

export const filesManifest: WebManifest = {
  name: 'files',
  pages,
  load: () => import('./entry.ts'),
}
