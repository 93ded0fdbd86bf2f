import type { WebManifest } from '@iisp/web/ports'
import { pages } from '../contract/pages.ts'

export const fundRelationManifest: WebManifest = {
  name: 'fund-relation',
  pages,
  load: () => import('./entry.ts'),
}
