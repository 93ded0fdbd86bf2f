// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { applicationBasis } from './applications/application-basis.ts'
import { applicationDecide } from './applications/application-decide.ts'
import { applicationDeleteFile } from './applications/application-delete-file.ts'
import { applicationDeskList } from './applications/application-desk-list.ts'
import { applicationDetail } from './applications/application-detail.ts'
import { applicationList } from './applications/application-list.ts'
import { applicationPassMany } from './applications/application-pass-many.ts'
import { applicationSave } from './applications/application-save.ts'
import { applicationSubmit } from './applications/application-submit.ts'
import { applicationUpload } from './applications/application-upload.ts'
import { applicationWithdraw } from './applications/application-withdraw.ts'
import { applicationImportCheck } from './applications/import/application-import-check.ts'
import { applicationImport } from './applications/import/application-import.ts'
import { applicationTemplate } from './applications/import/application-template.ts'
import { revocationAsk } from './corrections/revocation-ask.ts'
import { revocationDrop } from './corrections/revocation-drop.ts'
import { confirmationList } from './dealing/confirmations/confirmation-list.ts'
import { confirmationSlip } from './dealing/confirmations/confirmation-slip.ts'
import { confirmationWorking } from './dealing/confirmations/confirmation-working.ts'
import { runConfirmationList } from './dealing/confirmations/run-confirmation-list.ts'
import { holdingList } from './dealing/holdings/holding-list.ts'
import { holdingLots } from './dealing/holdings/holding-lots.ts'
import { navDecide } from './dealing/nav/nav-decide.ts'
import { navEnter } from './dealing/nav/nav-enter.ts'
import { navList } from './dealing/nav/nav-list.ts'
import { runCompute } from './dealing/runs/compute/run-compute.ts'
import { runConfirm } from './dealing/runs/confirm/run-confirm.ts'
import { runCorrect } from './dealing/runs/correct/run-correct.ts'
import { runDifferences } from './dealing/runs/correct/run-differences.ts'
import { dealingDayList } from './dealing/runs/dealing-day-list.ts'
import { runDecide } from './dealing/runs/run-decide.ts'
import { runDetail } from './dealing/runs/run-detail.ts'
import { runPublish } from './dealing/runs/run-publish.ts'
import { runStart } from './dealing/runs/run-start.ts'
import { dealingSummaryList } from './dealing/summaries/dealing-summary-list.ts'
import { transactionSummaryList } from './dealing/summaries/transaction-summary-list.ts'
import { dividendCompute } from './dividends/dividend-compute.ts'
import { dividendConfirm } from './dividends/dividend-confirm.ts'
import { dividendDecide } from './dividends/dividend-decide.ts'
import { dividendDetail } from './dividends/dividend-detail.ts'
import { dividendDifferences } from './dividends/dividend-differences.ts'
import { dividendEnter } from './dividends/dividend-enter.ts'
import { dividendHolderList } from './dividends/dividend-holder-list.ts'
import { dividendList } from './dividends/dividend-list.ts'
import { dividendRevoke } from './dividends/dividend-revoke.ts'
import { exchangeBatchList } from './exchange/exchange-batch-list.ts'
import { exchangeDecide } from './exchange/exchange-decide.ts'
import { exchangeFaultList } from './exchange/exchange-fault-list.ts'
import { exchangeImport } from './exchange/exchange-import.ts'
import { exchangeRecipients } from './exchange/exchange-recipients.ts'
import { exchangeSend } from './exchange/exchange-send.ts'
import { feeDayCompute } from './fee-days/fee-day-compute.ts'
import { feeDayConfirm } from './fee-days/fee-day-confirm.ts'
import { feeDayDetail } from './fee-days/fee-day-detail.ts'
import { feeDayEnter } from './fee-days/fee-day-enter.ts'
import { feeDayList } from './fee-days/fee-day-list.ts'
import { feeDayLotList } from './fee-days/fee-day-lot-list.ts'
import { feeDayRevoke } from './fee-days/fee-day-revoke.ts'
import { feeDayStop } from './fee-days/fee-day-stop.ts'
import { investorChangeDecide } from './investors/investor-change-decide.ts'
import { investorChangeEnter } from './investors/investor-change-enter.ts'
import { investorChangeList } from './investors/investor-change-list.ts'
import { investorChangeReveal } from './investors/investor-change-reveal.ts'
import { investorDetail } from './investors/investor-detail.ts'
import { investorList } from './investors/investor-list.ts'
import { investorReveal } from './investors/investor-reveal.ts'
import { registerManagers } from './investors/register-managers.ts'
import { childFundAccounts } from './links/child-fund-accounts.ts'
import { fundDealing } from './links/fund-dealing.ts'
import { linkedOpening } from './links/linked-opening.ts'
import { linkedPosition } from './links/linked-position.ts'
import { payPerformanceDue } from './links/pay-performance-due.ts'
import { performanceOwed } from './links/performance-owed.ts'
import { placeLinkedApplication } from './links/place-linked-application.ts'
import { quoteForcedRedemption } from './links/quote-forced-redemption.ts'
import { rehearsedDay } from './links/rehearsed-day.ts'
import { rehearsedQuote } from './links/rehearsed-quote.ts'
import { rehearsedRun } from './links/rehearsed-run.ts'
import { withdrawLinkedApplication } from './links/withdraw-linked-application.ts'
import { performanceNoteDecide } from './performance-fees/performance-note-decide.ts'
import { performanceOwedList } from './performance-fees/performance-owed-list.ts'
import { performancePaidByHand } from './performance-fees/performance-paid-by-hand.ts'
import { performancePay } from './performance-fees/performance-pay.ts'
import { performancePaymentList } from './performance-fees/performance-payment-list.ts'
import { reportBatchDownload } from './reports/report-batch-download.ts'
import { reportConfirm } from './reports/report-confirm.ts'
import { reportDetail } from './reports/report-detail.ts'
import { reportDownload } from './reports/report-download.ts'
import { reportList } from './reports/report-list.ts'
import { reportRepublish } from './reports/report-republish.ts'
import { temporaryOpeningAdd } from './terms/temporary-opening-add.ts'
import { temporaryOpeningCancel } from './terms/temporary-opening-cancel.ts'
import { temporaryOpeningList } from './terms/temporary-opening-list.ts'
import { termsChange } from './terms/terms-change.ts'
import { termsDecide } from './terms/terms-decide.ts'
import { termsDetail } from './terms/terms-detail.ts'
import { termsEnter } from './terms/terms-enter.ts'
import { termsList } from './terms/terms-list.ts'
import { termsOfDay } from './terms/terms-of-day.ts'

export const handlers: readonly Handler[] = [
  applicationBasis,
  applicationDecide,
  applicationDeleteFile,
  applicationDeskList,
  applicationDetail,
  applicationList,
  applicationPassMany,
  applicationSave,
  applicationSubmit,
  applicationUpload,
  applicationWithdraw,
  applicationImportCheck,
  applicationImport,
  applicationTemplate,
  revocationAsk,
  revocationDrop,
  confirmationList,
  confirmationSlip,
  confirmationWorking,
  runConfirmationList,
  holdingList,
  holdingLots,
  navDecide,
  navEnter,
  navList,
  runCompute,
  runConfirm,
  runCorrect,
  runDifferences,
  dealingDayList,
  runDecide,
  runDetail,
  runPublish,
  runStart,
  dealingSummaryList,
  transactionSummaryList,
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
  investorChangeDecide,
  investorChangeEnter,
  investorChangeList,
  investorChangeReveal,
  investorDetail,
  investorList,
  investorReveal,
  registerManagers,
  childFundAccounts,
  fundDealing,
  linkedOpening,
  linkedPosition,
  payPerformanceDue,
  performanceOwed,
  placeLinkedApplication,
  quoteForcedRedemption,
  rehearsedDay,
  rehearsedQuote,
  rehearsedRun,
  withdrawLinkedApplication,
  performanceNoteDecide,
  performanceOwedList,
  performancePaidByHand,
  performancePay,
  performancePaymentList,
  reportBatchDownload,
  reportConfirm,
  reportDetail,
  reportDownload,
  reportList,
  reportRepublish,
  temporaryOpeningAdd,
  temporaryOpeningCancel,
  temporaryOpeningList,
  termsChange,
  termsDecide,
  termsDetail,
  termsEnter,
  termsList,
  termsOfDay,
]
