import type { ServerModule } from '@iisp/server'
import { registerFollowers } from '../contract/links/register-followers.ts'
import { pages } from '../contract/pages.ts'
import { confirmationExport } from './confirmations/confirmation-export.ts'
import { confirmationList } from './confirmations/confirmation-list.ts'
import { confirmationWorking } from './confirmations/confirmation-working.ts'
import { runConfirmationList } from './confirmations/run-confirmation-list.ts'
import { holdingExport } from './holdings/holding-export.ts'
import { holdingList } from './holdings/holding-list.ts'
import { holdingLots } from './holdings/holding-lots.ts'
import { childFundAccounts } from './links/child-fund-accounts.ts'
import { fundDealing } from './links/fund-dealing.ts'
import { linkedPosition } from './links/linked-position.ts'
import { placeLinkedApplication } from './links/place-linked-application.ts'
import { navDecide } from './nav/nav-decide.ts'
import { navEnter } from './nav/nav-enter.ts'
import { navList } from './nav/nav-list.ts'
import { payRedemptions } from './payments/pay-redemptions.ts'
import { dealingDayList } from './runs/dealing-day-list.ts'
import { runCompute } from './runs/run-compute.ts'
import { runConfirm } from './runs/run-confirm.ts'
import { runCorrect } from './runs/run-correct.ts'
import { runDecide } from './runs/run-decide.ts'
import { runDetail } from './runs/run-detail.ts'
import { runDifferences } from './runs/run-differences.ts'
import { runPublish } from './runs/run-publish.ts'
import { runStart } from './runs/run-start.ts'
import { dealingSummaryList } from './summaries/dealing-summary-list.ts'
import { transactionSummaryList } from './summaries/transaction-summary-list.ts'
import { todos } from './todos.ts'

export { checkRegister, countRegister, registerRules } from './verify/check-register.ts'

export const taServer: ServerModule = {
  name: 'ta',
  migrations: new URL('./migrations/', import.meta.url),
  migratesAfter: ['identity', 'product', 'transfers', 'files'],
  handlers: [
    childFundAccounts,
    confirmationList,
    confirmationWorking,
    dealingDayList,
    dealingSummaryList,
    fundDealing,
    holdingList,
    holdingLots,
    linkedPosition,
    navDecide,
    navEnter,
    navList,
    placeLinkedApplication,
    runCompute,
    runConfirm,
    runConfirmationList,
    runCorrect,
    runDecide,
    runDetail,
    runDifferences,
    runPublish,
    runStart,
    transactionSummaryList,
  ],
  pages,
  reads: [registerFollowers],
  exportSources: [confirmationExport, holdingExport],
  schedules: [payRedemptions],
  seed: async () => (await import('../fixtures/index.ts')).taSeed,
  todos,
}
