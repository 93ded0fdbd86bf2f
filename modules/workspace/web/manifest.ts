import type { WebManifest } from '@iisp/web/ports'
import { queryModes } from '../contract/pages.ts'

export const workspaceManifest: WebManifest = {
  name: 'workspace',
  pages: [queryModes],
  load: () => import('./entry.ts'),
}
