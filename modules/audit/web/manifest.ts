import type { WebManifest } from '@iisp/web/ports'
import { auditTrail, failedEvents, messageOutbox } from '../contract/pages.ts'

export const auditManifest: WebManifest = {
  name: 'audit',
  pages: [auditTrail, messageOutbox, failedEvents],
  load: () => import('./entry.ts'),
}
