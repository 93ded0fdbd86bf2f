// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { accountCompare } from './accounts/account-compare.ts'
import { checkAccInfo } from './accounts/check-acc-info.ts'
import { deleteBroker } from './accounts/delete-broker.ts'
import { deleteLocalOtherAcctInfo } from './accounts/delete-local-other-acct-info.ts'
import { findPartners } from './accounts/find-partners.ts'
import { getBrokerBalanceNewRV } from './accounts/get-broker-balance-new-rv.ts'
import { getBrokerByAccount } from './accounts/get-broker-by-account.ts'
import { getOtherAccount } from './accounts/get-other-account.ts'
import { getTgzhByType } from './accounts/get-tgzh-by-type.ts'
import { insertBroker } from './accounts/insert-broker.ts'
import { insertTwMgrOtherAcctInfo } from './accounts/insert-tw-mgr-other-acct-info.ts'
import { settingDefault } from './accounts/setting-default.ts'
import { zhpzCheck } from './accounts/zhpz-check.ts'
import { addConta } from './contacts/add-conta.ts'
import { deleteContactById } from './contacts/delete-contact-by-id.ts'
import { getMgrCYConta } from './contacts/get-mgr-cy-conta.ts'
import { updateConta } from './contacts/update-conta.ts'
import { deskAccept } from './desk/desk-accept.ts'
import { deskChanges } from './desk/desk-changes.ts'
import { deskList } from './desk/desk-list.ts'
import { deskMarkFailed } from './desk/desk-mark-failed.ts'
import { deskPay } from './desk/desk-pay.ts'
import { deskQueues } from './desk/desk-queues.ts'
import { deskRequestDocuments } from './desk/desk-request-documents.ts'
import { deskReturnOrder } from './desk/desk-return-order.ts'
import { deskSettingSave } from './desk/desk-setting-save.ts'
import { deskSetting } from './desk/desk-setting.ts'
import { deskSettle } from './desk/desk-settle.ts'
import { deskToday } from './desk/desk-today.ts'
import { deskTotals } from './desk/desk-totals.ts'
import { deskVoidOrder } from './desk/desk-void-order.ts'
import { getAttachment } from './files/get-attachment.ts'
import { getAttachmentsByZlId } from './files/get-attachments-by-zl-id.ts'
import { getSztAttachmentsByZlId } from './files/get-szt-attachments-by-zl-id.ts'
import { uploadCollectFile } from './files/upload-collect-file.ts'
import { uploadFile } from './files/upload-file.ts'
import { getRemainBalanceByAccountNewRV } from './ledger/get-remain-balance-by-account-new-rv.ts'
import { queryHkAmount } from './ledger/query-hk-amount.ts'
import { backDigest } from './messages/back-digest.ts'
import { getNoticeManager } from './messages/get-notice-manager.ts'
import { noticeRelatedPerson } from './messages/notice-related-person.ts'
import { getDebitTransferDetail } from './orders/detail/get-debit-transfer-detail.ts'
import { addTran } from './orders/form/add-tran.ts'
import { getEarliestHkTime } from './orders/form/get-earliest-hk-time.ts'
import { getNextCommandPattern } from './orders/form/get-next-command-pattern.ts'
import { ordersubmit } from './orders/form/ordersubmit.ts'
import { transferAuthCheck } from './orders/form/transfer-auth-check.ts'
import { cashAhead } from './orders/home/cash-ahead.ts'
import { deskByDay } from './orders/home/desk-by-day.ts'
import { orderStages } from './orders/home/order-stages.ts'
import { ordersBack } from './orders/home/orders-back.ts'
import { ordersByDay } from './orders/home/orders-by-day.ts'
import { ordersToReview } from './orders/home/orders-to-review.ts'
import { ordersToSign } from './orders/home/orders-to-sign.ts'
import { recentProducts } from './orders/home/recent-products.ts'
import { findOrders } from './orders/list/find-orders.ts'
import { getTransferList } from './orders/list/get-transfer-list.ts'
import { orderChanges } from './orders/list/order-changes.ts'
import { orderTotals } from './orders/list/order-totals.ts'
import { orderNumbers } from './orders/order-numbers.ts'
import { acknowledgeFailure } from './orders/steps/acknowledge-failure.ts'
import { recall } from './orders/steps/recall.ts'
import { review } from './orders/steps/review.ts'
import { revoke } from './orders/steps/revoke.ts'
import { sign } from './orders/steps/sign.ts'
import { bookRegisterMoney } from './register/book-register-money.ts'
import { placeRegisterOrder } from './register/place-register-order.ts'
import { productCash } from './register/product-cash.ts'

export const handlers: readonly Handler[] = [
  accountCompare,
  checkAccInfo,
  deleteBroker,
  deleteLocalOtherAcctInfo,
  findPartners,
  getBrokerBalanceNewRV,
  getBrokerByAccount,
  getOtherAccount,
  getTgzhByType,
  insertBroker,
  insertTwMgrOtherAcctInfo,
  settingDefault,
  zhpzCheck,
  addConta,
  deleteContactById,
  getMgrCYConta,
  updateConta,
  deskAccept,
  deskChanges,
  deskList,
  deskMarkFailed,
  deskPay,
  deskQueues,
  deskRequestDocuments,
  deskReturnOrder,
  deskSettingSave,
  deskSetting,
  deskSettle,
  deskToday,
  deskTotals,
  deskVoidOrder,
  getAttachment,
  getAttachmentsByZlId,
  getSztAttachmentsByZlId,
  uploadCollectFile,
  uploadFile,
  getRemainBalanceByAccountNewRV,
  queryHkAmount,
  backDigest,
  getNoticeManager,
  noticeRelatedPerson,
  getDebitTransferDetail,
  addTran,
  getEarliestHkTime,
  getNextCommandPattern,
  ordersubmit,
  transferAuthCheck,
  cashAhead,
  deskByDay,
  orderStages,
  ordersBack,
  ordersByDay,
  ordersToReview,
  ordersToSign,
  recentProducts,
  findOrders,
  getTransferList,
  orderChanges,
  orderTotals,
  orderNumbers,
  acknowledgeFailure,
  recall,
  review,
  revoke,
  sign,
  bookRegisterMoney,
  placeRegisterOrder,
  productCash,
]
