import { auditNames } from '@iisp/contract/audit-names'
import type { ServerModule } from '@iisp/server'
import { registerFollowers, takeBackFollowers } from '@iisp/ta/contract'
import { supervisedKinds } from '../contract/approval-kinds.ts'
import { pages } from '../contract/pages.ts'
import { fundRelationAuditNames } from './audit-names.ts'
import { attachmentFiles } from './applications/attachment-files.ts'
import { exportSourcesOfRelations } from './exports/list-exports.ts'
import { followConfirmedRun as confirmedRunCall } from './linking/confirmed-run-call.ts'
import { followTakenBackRun as takenBackCall } from './linking/taken-back-call.ts'
import { feeDueConfirm } from './linking/fee-due-confirm.ts'
import { feeDueList } from './linking/fee-due-list.ts'
import { feeDay } from './linking/fee-day.ts'
import { followConfirmedRun } from './linking/follow-confirmed-run.ts'
import { followTakenBackRun } from './linking/follow-taken-back-run.ts'
import { keepDays } from './relations/keep-days.ts'
import { todos } from './todos.ts'
import { applyConfirm } from './applications/apply-confirm.ts'
import { applyDecide } from './applications/apply-decide.ts'
import { applyJudge } from './applications/apply-judge.ts'
import { applySubmit } from './applications/apply-submit.ts'
import { autoPaymentConfigJudge } from './configs/auto-payment-config-judge.ts'
import { columnShowControl } from './funds/column-show-control.ts'
import { deleteAutoPaymentConfig } from './configs/delete-auto-payment-config.ts'
import { exportApplyInfo } from './exports/export-apply-info.ts'
import { exportAutoPaymentConfig } from './exports/export-auto-payment-config.ts'
import { exportFundRelation } from './exports/export-fund-relation.ts'
import { fundRelationChartMulti } from './relations/fund-relation-chart-multi.ts'
import { getApplyInfoList } from './applications/get-apply-info-list.ts'
import { getAutoPaymentConfigList } from './configs/get-auto-payment-config-list.ts'
import { getCpztAndQrms } from './funds/get-cpzt-and-qrms.ts'
import { getFeeToFundList } from './funds/get-fee-to-fund-list.ts'
import { getFeeTypeList } from './funds/get-fee-type-list.ts'
import { getFundInfoByOtherManager } from './funds/get-fund-info-by-other-manager.ts'
import { getFundList } from './funds/get-fund-list.ts'
import { getFundRelationList } from './relations/get-fund-relation-list.ts'
import { getFyxgYjbcjsfs } from './applications/get-fyxg-yjbcjsfs.ts'
import { getProductInfoList } from './funds/get-product-info-list.ts'
import { getRuleDescription } from './funds/get-rule-description.ts'
import { getSonFundAccount } from './funds/get-son-fund-account.ts'
import { getTradeAccountList } from './funds/get-trade-account-list.ts'
import { getXhbafund } from './funds/get-xhbafund.ts'
import { infoCheck } from './applications/info-check.ts'
import { mailShortage } from './linking/mail-shortage.ts'
import { mailTaskList } from './linking/mail-task-list.ts'
import { payFees } from './linking/pay-fees.ts'
import { linkedOrderDecide } from './linking/linked-order-decide.ts'
import { linkedOrderList } from './linking/linked-order-list.ts'
import { lkcsCheck } from './applications/lkcs-check.ts'
import { lkqkCheck } from './applications/lkqk-check.ts'
import { parentFundTempOpenCheck } from './applications/parent-fund-temp-open-check.ts'
import { rehearseRelation } from './rehearsal/rehearse-relation.ts'
import { revert } from './applications/revert.ts'
import { reviewAutoPaymentConfig } from './configs/review-auto-payment-config.ts'
import { selectAutoPaymentConfig } from './configs/select-auto-payment-config.ts'
import { setAutoPaymentConfig } from './configs/set-auto-payment-config.ts'

export const fundRelationServer: ServerModule = {
  name: 'fund-relation',
  migrations: new URL('./migrations/', import.meta.url),
  migratesAfter: ['files', 'ta'],
  handlers: [
    applyConfirm,
    applyDecide,
    applyJudge,
    applySubmit,
    autoPaymentConfigJudge,
    columnShowControl,
    deleteAutoPaymentConfig,
    exportApplyInfo,
    exportAutoPaymentConfig,
    exportFundRelation,
    feeDay,
    followConfirmedRun,
    followTakenBackRun,
    fundRelationChartMulti,
    getApplyInfoList,
    getAutoPaymentConfigList,
    getCpztAndQrms,
    getFeeToFundList,
    getFeeTypeList,
    getFundInfoByOtherManager,
    getFundList,
    getFundRelationList,
    getFyxgYjbcjsfs,
    getProductInfoList,
    getRuleDescription,
    getSonFundAccount,
    getTradeAccountList,
    getXhbafund,
    infoCheck,
    feeDueConfirm,
    feeDueList,
    mailTaskList,
    linkedOrderDecide,
    linkedOrderList,
    lkcsCheck,
    lkqkCheck,
    parentFundTempOpenCheck,
    rehearseRelation,
    revert,
    reviewAutoPaymentConfig,
    selectAutoPaymentConfig,
    setAutoPaymentConfig,
  ],
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
