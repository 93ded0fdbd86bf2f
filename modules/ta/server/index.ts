import type { ServerModule } from '@iisp/server'
import { auditNames } from '@iisp/contract/audit-names'
import { confirmationExport } from './dealing/confirmations/confirmation-export.ts'
import { handlers } from './handlers.generated.ts'
import { dayHoldingsExport } from './reports/day-holdings-export.ts'
import { dealingSummaryExport } from './dealing/summaries/dealing-summary-export.ts'
import { documentFiles } from './applications/document-files.ts'
import { exchangeFiles } from './exchange/exchange-files.ts'
import { exchangeWorker } from './exchange/exchange-worker.ts'
import { holdingExport } from './dealing/holdings/holding-export.ts'
import { importFiles } from './applications/import/import-files.ts'
import { pages } from '../contract/pages.ts'
import { supervisedKinds } from '../contract/approval-kinds.ts'
import { payHolders } from './payments/pay-holders.ts'
import { proofFiles } from './investors/proof-files.ts'
import { registerFollowers, takeBackFollowers } from '../contract/links/register-followers.ts'
import { taAuditNames } from './audit-names.ts'
import { todos } from './todos.ts'
import { usedLotExport } from './dealing/confirmations/used-lot-export.ts'

export { checkRegister, countRegister, registerRules } from './verify/check-register.ts'

export const taServer: ServerModule = {
  name: 'ta',
  migrations: new URL('./migrations/', import.meta.url),
  migratesAfter: ['identity', 'product', 'transfers', 'files'],
  handlers,
  pages,
  supervisedKinds,
  reads: [registerFollowers, takeBackFollowers],
  workers: [exchangeWorker],
  exportSources: [confirmationExport, dayHoldingsExport, dealingSummaryExport, holdingExport, usedLotExport],
  schedules: [payHolders],
  seed: async () => (await import('../fixtures/index.ts')).taSeed,
  fills: [auditNames.contribute([taAuditNames])],
  filePurposes: [documentFiles, exchangeFiles, importFiles, proofFiles],
  todos,
}
