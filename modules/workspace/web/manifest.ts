import type { WebManifest } from '@iisp/web/ports'
import { pages } from '../contract/pages.ts'

export const workspaceManifest: WebManifest = {
  name: 'workspace',
  pages,
  load: () => import('./entry.ts'),
}
