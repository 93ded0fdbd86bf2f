import type { WebManifest } from '@iisp/web/ports'
import { switchManager } from '../contract/pages.ts'

export const identityManifest: WebManifest = {
  name: 'identity',
  pages: [switchManager],
  load: () => import('./entry.ts'),
}
