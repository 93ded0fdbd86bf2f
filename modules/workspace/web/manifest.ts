import type { WebManifest } from '@iisp/web/ports'
import { collection, pages } from '../contract/pages.ts'

export const workspaceManifest: WebManifest = {
  name: 'workspace',
  pages: [...pages, collection],
  load: () => import('./entry.ts'),
}
