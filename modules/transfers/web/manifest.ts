import type { WebManifest } from '@iisp/web/ports'
import { pages } from '../contract/pages.ts'

export const transfersManifest: WebManifest = {
  name: 'transfers',
  pages,
  load: () => import('./entry.ts'),
}
