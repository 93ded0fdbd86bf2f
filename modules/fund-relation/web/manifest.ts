import type { WebManifest } from '@iisp/web/ports'
import { pages, relationRehearsal } from '../contract/pages.ts'

export const fundRelationManifest: WebManifest = {
  name: 'fund-relation',
  pages: [...pages, relationRehearsal],
  load: () => import('./entry.ts'),
}
