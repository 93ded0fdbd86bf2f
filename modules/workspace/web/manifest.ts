import type { WebManifest } from '@iisp/web/ports'
import { pages } from '../contract/pages.ts'
import { collection, superSearch } from '../contract/routes.ts'

export const workspaceManifest: WebManifest = {
  name: 'workspace',
  pages: [...pages, collection, superSearch],
  load: () => import('./entry.ts'),
}
