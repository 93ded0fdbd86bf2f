// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { applyConfirm } from './applications/apply-confirm.ts'
import { applyDecide } from './applications/apply-decide.ts'
import { applyJudge } from './applications/apply-judge.ts'
import { applySubmit } from './applications/apply-submit.ts'
import { getApplyInfoList } from './applications/get-apply-info-list.ts'
import { getFyxgYjbcjsfs } from './applications/get-fyxg-yjbcjsfs.ts'
import { infoCheck } from './applications/info-check.ts'
import { lkcsCheck } from './applications/lkcs-check.ts'
import { lkqkCheck } from './applications/lkqk-check.ts'
import { parentFundTempOpenCheck } from './applications/parent-fund-temp-open-check.ts'
import { revert } from './applications/revert.ts'
import { autoPaymentConfigJudge } from './configs/auto-payment-config-judge.ts'
import { deleteAutoPaymentConfig } from './configs/delete-auto-payment-config.ts'
import { getAutoPaymentConfigList } from './configs/get-auto-payment-config-list.ts'
import { reviewAutoPaymentConfig } from './configs/review-auto-payment-config.ts'
import { selectAutoPaymentConfig } from './configs/select-auto-payment-config.ts'
import { setAutoPaymentConfig } from './configs/set-auto-payment-config.ts'
import { exportApplyInfo } from './exports/export-apply-info.ts'
import { exportAutoPaymentConfig } from './exports/export-auto-payment-config.ts'
import { exportFundRelation } from './exports/export-fund-relation.ts'
import { columnShowControl } from './funds/column-show-control.ts'
import { getCpztAndQrms } from './funds/get-cpzt-and-qrms.ts'
import { getFeeToFundList } from './funds/get-fee-to-fund-list.ts'
import { getFeeTypeList } from './funds/get-fee-type-list.ts'
import { getFundInfoByOtherManager } from './funds/get-fund-info-by-other-manager.ts'
import { getFundList } from './funds/get-fund-list.ts'
import { getProductInfoList } from './funds/get-product-info-list.ts'
import { getRuleDescription } from './funds/get-rule-description.ts'
import { getSonFundAccount } from './funds/get-son-fund-account.ts'
import { getTradeAccountList } from './funds/get-trade-account-list.ts'
import { getXhbafund } from './funds/get-xhbafund.ts'
import { feeDay } from './linking/fees/fee-day.ts'
import { feeDueConfirm } from './linking/fees/fee-due-confirm.ts'
import { feeDueList } from './linking/fees/fee-due-list.ts'
import { followConfirmedRun } from './linking/orders/follow-confirmed-run.ts'
import { followTakenBackRun } from './linking/orders/follow-taken-back-run.ts'
import { linkedOrderDecide } from './linking/orders/linked-order-decide.ts'
import { linkedOrderList } from './linking/orders/linked-order-list.ts'
import { mailTaskList } from './linking/shortages/mail-task-list.ts'
import { rehearseRelation } from './rehearsal/rehearse-relation.ts'
import { fundRelationChartMulti } from './relations/fund-relation-chart-multi.ts'
import { getFundRelationList } from './relations/get-fund-relation-list.ts'

export const handlers: readonly Handler[] = [
  applyConfirm,
  applyDecide,
  applyJudge,
  applySubmit,
  getApplyInfoList,
  getFyxgYjbcjsfs,
  infoCheck,
  lkcsCheck,
  lkqkCheck,
  parentFundTempOpenCheck,
  revert,
  autoPaymentConfigJudge,
  deleteAutoPaymentConfig,
  getAutoPaymentConfigList,
  reviewAutoPaymentConfig,
  selectAutoPaymentConfig,
  setAutoPaymentConfig,
  exportApplyInfo,
  exportAutoPaymentConfig,
  exportFundRelation,
  columnShowControl,
  getCpztAndQrms,
  getFeeToFundList,
  getFeeTypeList,
  getFundInfoByOtherManager,
  getFundList,
  getProductInfoList,
  getRuleDescription,
  getSonFundAccount,
  getTradeAccountList,
  getXhbafund,
  feeDay,
  feeDueConfirm,
  feeDueList,
  followConfirmedRun,
  followTakenBackRun,
  linkedOrderDecide,
  linkedOrderList,
  mailTaskList,
  rehearseRelation,
  fundRelationChartMulti,
  getFundRelationList,
]
