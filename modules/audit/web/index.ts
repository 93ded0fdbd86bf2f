import type { WebManifest } from '@iisp/web/ports'

export const auditManifest: WebManifest = {
  name: 'audit',
  prefixes: ['/operations/audit-trail', '/operations/message-outbox', '/operations/failed-events'],
  load: () => import('./entry.ts'),
}
