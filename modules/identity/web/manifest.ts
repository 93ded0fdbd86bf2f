import type { WebManifest } from '@iisp/web/ports'
import { queryModes, switchManager } from '../contract/pages.ts'

export const identityManifest: WebManifest = {
  name: 'identity',
  pages: [switchManager, queryModes],
  load: () => import('./entry.ts'),
}
