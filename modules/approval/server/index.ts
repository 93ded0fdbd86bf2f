import { auditNames } from '@iisp/contract/audit-names'
import { approvalAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import { type ServerModule, countFound, sql, supervisedKinds } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { unconfiguredPages } from '@iisp/identity/contract'
import { pages, supervisorApprovals } from '../contract/pages.ts'
import { handlersOf } from './handlers.generated.ts'
import { approvalGate } from './applications.ts'
import { waitingFor } from './apply-list.ts'
import { isConfigured } from './jump-address.ts'
import type { ApprovalSettings } from './settings.ts'
import { q } from './tables.ts'

export type { ApprovalSettings } from './settings.ts'

const today = sql`(now() AT TIME ZONE 'Asia/Shanghai')`

export const approvalServer = (settings: ApprovalSettings): ServerModule => ({
  name: 'approval',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: handlersOf(settings),
  fills: [
    auditNames.contribute([approvalAuditNames]),
    helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
    unconfiguredPages.contribute(pages.filter((page) => !isConfigured(settings, page))),
  ],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).approvalSeed,
  todos: [
    {
      menuId: supervisorApprovals.id,
      count: (db, person) =>
        countFound(db, q.selectFrom('approval.application as a').where(waitingFor(person, today))),
    },
  ],
  reads: [supervisedKinds],
  approvals: approvalGate,
})
