import type { ServerModule } from '@iisp/server'
import { applicationBasis } from './applications/application-basis.ts'
import { applicationDecide } from './applications/application-decide.ts'
import { applicationDeleteFile } from './applications/application-delete-file.ts'
import { applicationDeskList } from './applications/application-desk-list.ts'
import { applicationDetail } from './applications/application-detail.ts'
import { applicationImport } from './application-import/application-import.ts'
import { applicationImportCheck } from './application-import/application-import-check.ts'
import { applicationList } from './applications/application-list.ts'
import { applicationPassMany } from './applications/application-pass-many.ts'
import { applicationSave } from './applications/application-save.ts'
import { applicationSubmit } from './applications/application-submit.ts'
import { applicationTemplate } from './application-import/application-template.ts'
import { applicationUpload } from './applications/application-upload.ts'
import { applicationWithdraw } from './applications/application-withdraw.ts'
import { auditNames } from '@iisp/contract/audit-names'
import { childFundAccounts } from './links/child-fund-accounts.ts'
import { confirmationExport } from './confirmations/confirmation-export.ts'
import { confirmationList } from './confirmations/confirmation-list.ts'
import { confirmationSlip } from './confirmations/confirmation-slip.ts'
import { confirmationWorking } from './confirmations/confirmation-working.ts'
import { dayHoldingsExport } from './reports/day-holdings-export.ts'
import { dealingSummaryExport } from './summaries/dealing-summary-export.ts'
import { dealingDayList } from './runs/dealing-day-list.ts'
import { dealingSummaryList } from './summaries/dealing-summary-list.ts'
import { dividendCompute } from './dividends/dividend-compute.ts'
import { dividendConfirm } from './dividends/dividend-confirm.ts'
import { dividendDecide } from './dividends/dividend-decide.ts'
import { dividendDifferences } from './dividends/dividend-differences.ts'
import { dividendDetail } from './dividends/dividend-detail.ts'
import { dividendEnter } from './dividends/dividend-enter.ts'
import { dividendHolderList } from './dividends/dividend-holder-list.ts'
import { dividendList } from './dividends/dividend-list.ts'
import { dividendRevoke } from './dividends/dividend-revoke.ts'
import { documentFiles } from './applications/document-files.ts'
import { exchangeBatchList } from './exchange/exchange-batch-list.ts'
import { exchangeDecide } from './exchange/exchange-decide.ts'
import { exchangeFaultList } from './exchange/exchange-fault-list.ts'
import { exchangeFiles } from './exchange/exchange-files.ts'
import { exchangeImport } from './exchange/exchange-import.ts'
import { exchangeRecipients } from './exchange/exchange-recipients.ts'
import { exchangeSend } from './exchange/exchange-send.ts'
import { quoteForcedRedemption } from './links/quote-forced-redemption.ts'
import { exchangeWorker } from './exchange/exchange-worker.ts'
import { feeDayCompute } from './fee-days/fee-day-compute.ts'
import { feeDayConfirm } from './fee-days/fee-day-confirm.ts'
import { feeDayDetail } from './fee-days/fee-day-detail.ts'
import { feeDayEnter } from './fee-days/fee-day-enter.ts'
import { feeDayList } from './fee-days/fee-day-list.ts'
import { feeDayLotList } from './fee-days/fee-day-lot-list.ts'
import { feeDayRevoke } from './fee-days/fee-day-revoke.ts'
import { feeDayStop } from './fee-days/fee-day-stop.ts'
import { fundDealing } from './links/fund-dealing.ts'
import { linkedOpening } from './links/linked-opening.ts'
import { holdingExport } from './holdings/holding-export.ts'
import { holdingList } from './holdings/holding-list.ts'
import { holdingLots } from './holdings/holding-lots.ts'
import { importFiles } from './application-import/import-files.ts'
import { investorChangeDecide } from './investors/investor-change-decide.ts'
import { investorChangeEnter } from './investors/investor-change-enter.ts'
import { investorChangeList } from './investors/investor-change-list.ts'
import { investorChangeReveal } from './investors/investor-change-reveal.ts'
import { investorDetail } from './investors/investor-detail.ts'
import { investorList } from './investors/investor-list.ts'
import { investorReveal } from './investors/investor-reveal.ts'
import { linkedPosition } from './links/linked-position.ts'
import { navDecide } from './nav/nav-decide.ts'
import { navEnter } from './nav/nav-enter.ts'
import { navList } from './nav/nav-list.ts'
import { pages } from '../contract/pages.ts'
import { supervisedKinds } from '../contract/approval-kinds.ts'
import { payHolders } from './payments/pay-holders.ts'
import { payPerformanceDue } from './links/pay-performance-due.ts'
import { performanceOwed } from './links/performance-owed.ts'
import { performanceNoteDecide } from './performance-fees/performance-note-decide.ts'
import { performanceOwedList } from './performance-fees/performance-owed-list.ts'
import { performancePaidByHand } from './performance-fees/performance-paid-by-hand.ts'
import { performancePay } from './performance-fees/performance-pay.ts'
import { performancePaymentList } from './performance-fees/performance-payment-list.ts'
import { placeLinkedApplication } from './links/place-linked-application.ts'
import { withdrawLinkedApplication } from './links/withdraw-linked-application.ts'
import { proofFiles } from './investors/proof-files.ts'
import { rehearsedDay } from './links/rehearsed-day.ts'
import { rehearsedQuote } from './links/rehearsed-quote.ts'
import { rehearsedRun } from './links/rehearsed-run.ts'
import { reportBatchDownload } from './reports/report-batch-download.ts'
import { reportConfirm } from './reports/report-confirm.ts'
import { reportDetail } from './reports/report-detail.ts'
import { reportDownload } from './reports/report-download.ts'
import { reportList } from './reports/report-list.ts'
import { reportRepublish } from './reports/report-republish.ts'
import { registerFollowers, takeBackFollowers } from '../contract/links/register-followers.ts'
import { registerManagers } from './investors/register-managers.ts'
import { revocationAsk } from './corrections/revocation-ask.ts'
import { revocationDrop } from './corrections/revocation-drop.ts'
import { runCompute } from './runs/run-compute.ts'
import { runConfirm } from './runs/run-confirm.ts'
import { runConfirmationList } from './confirmations/run-confirmation-list.ts'
import { runCorrect } from './runs/run-correct.ts'
import { runDecide } from './runs/run-decide.ts'
import { runDetail } from './runs/run-detail.ts'
import { runDifferences } from './runs/run-differences.ts'
import { runPublish } from './runs/run-publish.ts'
import { runStart } from './runs/run-start.ts'
import { taAuditNames } from './audit-names.ts'
import { temporaryOpeningAdd } from './terms/temporary-opening-add.ts'
import { temporaryOpeningCancel } from './terms/temporary-opening-cancel.ts'
import { temporaryOpeningList } from './terms/temporary-opening-list.ts'
import { termsChange } from './terms/terms-change.ts'
import { termsDecide } from './terms/terms-decide.ts'
import { termsDetail } from './terms/terms-detail.ts'
import { termsEnter } from './terms/terms-enter.ts'
import { termsList } from './terms/terms-list.ts'
import { termsOfDay } from './terms/terms-of-day.ts'
import { todos } from './todos.ts'
import { transactionSummaryList } from './summaries/transaction-summary-list.ts'
import { usedLotExport } from './confirmations/used-lot-export.ts'

export { checkRegister, countRegister, registerRules } from './verify/check-register.ts'

export const taServer: ServerModule = {
  name: 'ta',
  migrations: new URL('./migrations/', import.meta.url),
  migratesAfter: ['identity', 'product', 'transfers', 'files'],
  handlers: [
    applicationBasis,
    applicationDecide,
    applicationDeleteFile,
    applicationDeskList,
    applicationDetail,
    applicationImport,
    applicationImportCheck,
    applicationList,
    applicationPassMany,
    applicationSave,
    applicationSubmit,
    applicationTemplate,
    applicationUpload,
    applicationWithdraw,
    childFundAccounts,
    confirmationList,
    confirmationSlip,
    confirmationWorking,
    dealingDayList,
    dealingSummaryList,
    dividendCompute,
    dividendConfirm,
    dividendDecide,
    dividendDetail,
    dividendDifferences,
    dividendEnter,
    dividendHolderList,
    dividendList,
    dividendRevoke,
    exchangeBatchList,
    exchangeDecide,
    exchangeFaultList,
    exchangeImport,
    exchangeRecipients,
    exchangeSend,
    feeDayCompute,
    feeDayConfirm,
    feeDayDetail,
    feeDayEnter,
    feeDayList,
    feeDayLotList,
    feeDayRevoke,
    feeDayStop,
    fundDealing,
    holdingList,
    holdingLots,
    investorChangeDecide,
    investorChangeEnter,
    investorChangeList,
    investorChangeReveal,
    investorDetail,
    investorList,
    investorReveal,
    linkedOpening,
    linkedPosition,
    navDecide,
    navEnter,
    navList,
    payPerformanceDue,
    performanceOwed,
    performanceNoteDecide,
    performanceOwedList,
    performancePaidByHand,
    performancePay,
    performancePaymentList,
    placeLinkedApplication,
    withdrawLinkedApplication,
    quoteForcedRedemption,
    registerManagers,
    rehearsedDay,
    rehearsedQuote,
    rehearsedRun,
    reportBatchDownload,
    reportConfirm,
    reportDetail,
    reportDownload,
    reportList,
    reportRepublish,
    revocationAsk,
    revocationDrop,
    runCompute,
    runConfirm,
    runConfirmationList,
    runCorrect,
    runDecide,
    runDetail,
    runDifferences,
    runPublish,
    runStart,
    temporaryOpeningAdd,
    temporaryOpeningCancel,
    temporaryOpeningList,
    termsChange,
    termsDecide,
    termsDetail,
    termsEnter,
    termsList,
    termsOfDay,
    transactionSummaryList,
  ],
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
