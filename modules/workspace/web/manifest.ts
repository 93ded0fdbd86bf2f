import type { WebManifest } from '@iisp/web/ports'
import { collection, pages, superSearch } from '../contract/pages.ts'

export const workspaceManifest: WebManifest = {
  name: 'workspace',
  pages: [...pages, collection, superSearch],
  load: () => import('./entry.ts'),
}
