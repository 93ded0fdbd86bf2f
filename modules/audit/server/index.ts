import { auditNames } from '@iisp/contract/audit-names'
import { auditAuditNames, platformAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import type { AuditParts, ServerModule } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { pages } from '../contract/pages.ts'
import { handlersOf } from './handlers.generated.ts'
import { deadEvents } from './dead-events.ts'
import { verificationWorker } from './verification-worker.ts'

/** @param audit what holds the trail from outside the database */
export const auditServer = (audit: AuditParts): ServerModule => ({
  name: 'audit',
  handlers: handlersOf(audit),
  fills: [
    auditNames.contribute([auditAuditNames, platformAuditNames]),
    helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
  ],
  reads: [auditNames],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).auditSeed,
  todos: [deadEvents],
  workers: [verificationWorker(audit)],
})
