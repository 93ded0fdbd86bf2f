import type { WebManifest } from '@iisp/web/ports'
import { pages } from '../contract/pages.ts'

export const auditManifest: WebManifest = {
  name: 'audit',
  pages,
  load: () => import('./entry.ts'),
}
