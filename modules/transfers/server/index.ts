import { auditNames } from '@iisp/contract/audit-names'
import { transfersAuditNames } from './audit-names.ts'
import { assistantTools } from '@iisp/assistant/contract'
import { helpTexts } from '@iisp/contract/help-text'
import { homeCardKinds } from '@iisp/contract/home-card'
import { subscriptionKinds } from '@iisp/contract/subscription'
import { menuVideos, paramTemplates } from '@iisp/guide/contract'
import type { ServerModule } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { supervisedKinds } from '../contract/approval-kinds.ts'
import { transferHomeCards } from '../contract/home-cards.ts'
import { pages, transferEntry } from '../contract/pages.ts'
import { backSubscription, orderMailSubscription } from '../contract/subscriptions.ts'
import { transferTools } from './assistant-tools.ts'
import { transferSettings } from './param-template.ts'
import { accountCompare } from './accounts/account-compare.ts'
import { acknowledgeFailure } from './orders/steps/acknowledge-failure.ts'
import { addConta } from './contacts/add-conta.ts'
import { addTran } from './orders/form/add-tran.ts'
import { autoDesk } from './desk/auto-desk.ts'
import { attachmentFiles } from './files/attachment-files.ts'
import { checkAccInfo } from './accounts/check-acc-info.ts'
import { deleteBroker } from './accounts/delete-broker.ts'
import { deleteContactById } from './contacts/delete-contact-by-id.ts'
import { deleteLocalOtherAcctInfo } from './accounts/delete-local-other-acct-info.ts'
import { deskAccept } from './desk/desk-accept.ts'
import { deskList } from './desk/desk-list.ts'
import { deskMarkFailed } from './desk/desk-mark-failed.ts'
import { deskPay } from './desk/desk-pay.ts'
import { deskRequestDocuments } from './desk/desk-request-documents.ts'
import { deskQueues } from './desk/desk-queues.ts'
import { deskReturnOrder } from './desk/desk-return-order.ts'
import { deskSettle } from './desk/desk-settle.ts'
import { deskSetting } from './desk/desk-setting.ts'
import { deskSettingSave } from './desk/desk-setting-save.ts'
import { deskVoidOrder } from './desk/desk-void-order.ts'
import { findPartners } from './accounts/find-partners.ts'
import { findOrders } from './orders/list/find-orders.ts'
import { getAttachment } from './files/get-attachment.ts'
import { getAttachmentsByZlId } from './files/get-attachments-by-zl-id.ts'
import { getBrokerBalanceNewRV } from './accounts/get-broker-balance-new-rv.ts'
import { getBrokerByAccount } from './accounts/get-broker-by-account.ts'
import { getDebitTransferDetail } from './orders/detail/get-debit-transfer-detail.ts'
import { getEarliestHkTime } from './orders/form/get-earliest-hk-time.ts'
import { getMgrCYConta } from './contacts/get-mgr-cy-conta.ts'
import { getNextCommandPattern } from './orders/form/get-next-command-pattern.ts'
import { getNoticeManager } from './messages/get-notice-manager.ts'
import { getOtherAccount } from './accounts/get-other-account.ts'
import { getRemainBalanceByAccountNewRV } from './ledger/get-remain-balance-by-account-new-rv.ts'
import { getSztAttachmentsByZlId } from './files/get-szt-attachments-by-zl-id.ts'
import { getTgzhByType } from './accounts/get-tgzh-by-type.ts'
import { orderNumbers } from './orders/order-numbers.ts'
import { getTransferList } from './orders/list/get-transfer-list.ts'
import { insertBroker } from './accounts/insert-broker.ts'
import { insertTwMgrOtherAcctInfo } from './accounts/insert-tw-mgr-other-acct-info.ts'
import { noticeRelatedPerson } from './messages/notice-related-person.ts'
import { backDigest } from './messages/back-digest.ts'
import { sendOrderNews } from './messages/order-news.ts'
import { deskExport, orderExport } from './orders/list/order-export.ts'
import { deskByDay } from './orders/home/desk-by-day.ts'
import { ordersByDay } from './orders/home/orders-by-day.ts'
import { ordersToReview } from './orders/home/orders-to-review.ts'
import { ordersToSign } from './orders/home/orders-to-sign.ts'
import { bookRegisterMoney } from './register/book-register-money.ts'
import { cashAhead } from './orders/home/cash-ahead.ts'
import { orderStages } from './orders/home/order-stages.ts'
import { recentProducts } from './orders/home/recent-products.ts'
import { ordersBack } from './orders/home/orders-back.ts'
import { deskToday } from './desk/desk-today.ts'
import { deskTotals } from './desk/desk-totals.ts'
import { deskChanges } from './desk/desk-changes.ts'
import { orderChanges } from './orders/list/order-changes.ts'
import { orderTotals } from './orders/list/order-totals.ts'
import { ordersubmit } from './orders/form/ordersubmit.ts'
import { sendPayeeNews } from './messages/payee-news.ts'
import { productCash } from './register/product-cash.ts'
import { queryHkAmount } from './ledger/query-hk-amount.ts'
import { placeRegisterOrder } from './register/place-register-order.ts'
import { recall } from './orders/steps/recall.ts'
import { releaseWaiting } from './desk/release-waiting.ts'
import { review } from './orders/steps/review.ts'
import { revoke } from './orders/steps/revoke.ts'
import { mailDigest, sendDigests } from './messages/send-digests.ts'
import { sendNotices } from './messages/send-notices.ts'
import { settingDefault } from './accounts/setting-default.ts'
import { sign } from './orders/steps/sign.ts'
import { sendPeopleNews } from './messages/notify-participants.ts'
import { todos } from './todos.ts'
import { transferAuthCheck } from './orders/form/transfer-auth-check.ts'
import { updateConta } from './contacts/update-conta.ts'
import { uploadCollectFile } from './files/upload-collect-file.ts'
import { uploadFile } from './files/upload-file.ts'
import { zhpzCheck } from './accounts/zhpz-check.ts'

export interface TransferSettings {
  /** Interval in seconds at which the demonstration's automatic desk runs; 0: never. */
  readonly autoDeskSeconds: number
}

export const transfersServer = ({ autoDeskSeconds }: TransferSettings): ServerModule => ({
  name: 'transfers',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: [
    accountCompare,
    acknowledgeFailure,
    addConta,
    addTran,
    backDigest,
    checkAccInfo,
    deleteBroker,
    deleteContactById,
    deleteLocalOtherAcctInfo,
    deskAccept,
    deskList,
    deskMarkFailed,
    deskPay,
    deskQueues,
    deskRequestDocuments,
    deskReturnOrder,
    deskSetting,
    deskSettingSave,
    deskSettle,
    deskToday,
    deskTotals,
    deskChanges,
    deskVoidOrder,
    getAttachment,
    getAttachmentsByZlId,
    getBrokerBalanceNewRV,
    getBrokerByAccount,
    getDebitTransferDetail,
    getEarliestHkTime,
    getMgrCYConta,
    getNextCommandPattern,
    getNoticeManager,
    getOtherAccount,
    getRemainBalanceByAccountNewRV,
    getSztAttachmentsByZlId,
    getTgzhByType,
    getTransferList,
    orderNumbers,
    findOrders,
    findPartners,
    insertBroker,
    insertTwMgrOtherAcctInfo,
    noticeRelatedPerson,
    bookRegisterMoney,
    cashAhead,
    deskByDay,
    orderStages,
    ordersBack,
    ordersByDay,
    ordersToReview,
    ordersToSign,
    orderTotals,
    orderChanges,
    ordersubmit,
    productCash,
    queryHkAmount,
    recentProducts,
    placeRegisterOrder,
    recall,
    review,
    revoke,
    settingDefault,
    sign,
    transferAuthCheck,
    updateConta,
    uploadCollectFile,
    uploadFile,
    zhpzCheck,
  ],
  fills: [
    auditNames.contribute([transfersAuditNames]),
    homeCardKinds.contribute(transferHomeCards),
    helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
    assistantTools.contribute(transferTools),
    subscriptionKinds.contribute([backSubscription, orderMailSubscription]),
    paramTemplates.contribute([transferSettings]),
    menuVideos.contribute([{ page: transferEntry, video: 'video-transfer-entry' }]),
  ],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).transfersSeed,
  supervisedKinds,
  todos,
  subscribers: [sendNotices, sendOrderNews, sendPeopleNews, sendPayeeNews, mailDigest],
  schedules: [releaseWaiting, sendDigests, ...(autoDeskSeconds === 0 ? [] : [autoDesk(autoDeskSeconds)])],
  filePurposes: [attachmentFiles],
  exportSources: [orderExport, deskExport],
})
