import { auditNames } from '@iisp/contract/audit-names'
import { auditAuditNames, platformAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import type { AuditParts, ServerModule } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { pages } from '../contract/pages.ts'
import { auditVerification } from './audit-verification.ts'
import { cancelAuditVerification } from './cancel-audit-verification.ts'
import { failedEventList } from './failed-event-list.ts'
import { failedEventReplay } from './failed-event-replay.ts'
import { auditActions } from './audit-actions.ts'
import { listAudit } from './list-audit.ts'
import { deadEvents } from './dead-events.ts'
import { listMessages } from './list-messages.ts'
import { verificationWorker } from './verification-worker.ts'
import { verifyAudit } from './verify-audit.ts'

/** @param audit what holds the trail from outside the database */
export const auditServer = (audit: AuditParts): ServerModule => ({
  name: 'audit',
  handlers: [
    listAudit,
    auditActions,
    verifyAudit,
    auditVerification(audit),
    cancelAuditVerification,
    listMessages,
    failedEventList,
    failedEventReplay,
  ],
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
