import { auditNames } from '@iisp/contract/audit-names'
import type { ServerModule } from '@iisp/server'
import { registerFollowers, takeBackFollowers } from '@iisp/ta/contract'
import { supervisedKinds } from '../contract/approval-kinds.ts'
import { pages } from '../contract/pages.ts'
import { fundRelationAuditNames } from './audit-names.ts'
import { attachmentFiles } from './applications/attachment-files.ts'
import { exportSourcesOfRelations } from './exports/list-exports.ts'
import { handlers } from './handlers.generated.ts'
import { followConfirmedRun as confirmedRunCall } from './linking/orders/confirmed-run-call.ts'
import { followTakenBackRun as takenBackCall } from './linking/orders/taken-back-call.ts'
import { keepDays } from './relations/keep-days.ts'
import { todos } from './todos.ts'
import { mailShortage } from './linking/shortages/mail-shortage.ts'
import { payFees } from './linking/fees/pay-fees.ts'

export const fundRelationServer: ServerModule = {
  name: 'fund-relation',
  migrations: new URL('./migrations/', import.meta.url),
  migratesAfter: ['files', 'ta'],
  handlers,
  pages,
  supervisedKinds,
  filePurposes: [attachmentFiles],
  exportSources: exportSourcesOfRelations,
  schedules: [keepDays, payFees],
  subscribers: [mailShortage],
  todos,
  fills: [
    registerFollowers.contribute([confirmedRunCall]),
    takeBackFollowers.contribute([takenBackCall]),
    auditNames.contribute([fundRelationAuditNames]),
  ],
  seed: async () => (await import('../fixtures/index.ts')).fundRelationSeed,
}
