// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { AuditParts, Handler } from '@iisp/server'
import { auditActions } from './audit-actions.ts'
import { auditVerification } from './audit-verification.ts'
import { cancelAuditVerification } from './cancel-audit-verification.ts'
import { failedEventList } from './failed-event-list.ts'
import { failedEventReplay } from './failed-event-replay.ts'
import { listAudit } from './list-audit.ts'
import { listMessages } from './list-messages.ts'
import { verifyAudit } from './verify-audit.ts'

export const handlersOf = (settings: AuditParts): readonly Handler[] => [
  auditActions,
  auditVerification(settings),
  cancelAuditVerification,
  failedEventList,
  failedEventReplay,
  listAudit,
  listMessages,
  verifyAudit,
]
