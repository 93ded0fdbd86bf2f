import type { KeepUpload, ServerModule } from '@iisp/server'
import { supervisedKinds } from '../contract/approval-kinds.ts'
import { pages } from '../contract/pages.ts'
import { accountCompare } from './account-compare.ts'
import { acknowledgeFailure } from './acknowledge-failure.ts'
import { addConta } from './add-conta.ts'
import { addTran } from './add-tran.ts'
import { attachmentFiles } from './attachment-files.ts'
import { checkAccInfo } from './check-acc-info.ts'
import { deleteBroker } from './delete-broker.ts'
import { deleteContactById } from './delete-contact-by-id.ts'
import { deleteLocalOtherAcctInfo } from './delete-local-other-acct-info.ts'
import { deskAccept } from './desk-accept.ts'
import { deskList } from './desk-list.ts'
import { deskMarkFailed } from './desk-mark-failed.ts'
import { deskPay } from './desk-pay.ts'
import { deskRequestDocuments } from './desk-request-documents.ts'
import { deskReturnOrder } from './desk-return-order.ts'
import { deskSettle } from './desk-settle.ts'
import { deskSetting } from './desk-setting.ts'
import { deskSettingSave } from './desk-setting-save.ts'
import { deskVoidOrder } from './desk-void-order.ts'
import { getAttachment } from './get-attachment.ts'
import { getAttachmentsByZlId } from './get-attachments-by-zl-id.ts'
import { getBrokerBalanceNewRV } from './get-broker-balance-new-rv.ts'
import { getBrokerByAccount } from './get-broker-by-account.ts'
import { getDebitTransferDetail } from './get-debit-transfer-detail.ts'
import { getEarliestHkTime } from './get-earliest-hk-time.ts'
import { getMgrCYConta } from './get-mgr-cy-conta.ts'
import { getNextCommandPattern } from './get-next-command-pattern.ts'
import { getNoticeManager } from './get-notice-manager.ts'
import { getOtherAccount } from './get-other-account.ts'
import { getRemainBalanceByAccountNewRV } from './get-remain-balance-by-account-new-rv.ts'
import { getSztAttachmentsByZlId } from './get-szt-attachments-by-zl-id.ts'
import { getTgzhByType } from './get-tgzh-by-type.ts'
import { getTransferList } from './get-transfer-list.ts'
import { insertBroker } from './insert-broker.ts'
import { insertTwMgrOtherAcctInfo } from './insert-tw-mgr-other-acct-info.ts'
import { noticeRelatedPerson } from './notice-related-person.ts'
import { sendOrderNews } from './order-news.ts'
import { deskExport, orderExport } from './order-export.ts'
import { ordersubmit } from './ordersubmit.ts'
import { sendPayeeNews } from './payee-news.ts'
import { queryHkAmount } from './query-hk-amount.ts'
import { recall } from './recall.ts'
import { releaseWaiting } from './release-waiting.ts'
import { review } from './review.ts'
import { revoke } from './revoke.ts'
import { mailDigest, sendDigests } from './send-digests.ts'
import { sendNotices } from './send-notices.ts'
import { settingDefault } from './setting-default.ts'
import { sign } from './sign.ts'
import { sendPeopleNews } from './tell-people.ts'
import { todos } from './todos.ts'
import { transferAuthCheck } from './transfer-auth-check.ts'
import { updateConta } from './update-conta.ts'
import { uploadCollectFile } from './upload-collect-file.ts'
import { uploadFile } from './upload-file.ts'
import { zhpzCheck } from './zhpz-check.ts'

export { autoDesk } from './auto-desk.ts'

/** This module's server side. How uploads are kept is module files' affair, so the composition passes it in. */
export const transfersServer = ({ keepUpload }: { readonly keepUpload: KeepUpload }): ServerModule => ({
  name: 'transfers',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: [
    accountCompare,
    acknowledgeFailure,
    addConta,
    addTran,
    checkAccInfo,
    deleteBroker,
    deleteContactById,
    deleteLocalOtherAcctInfo,
    deskAccept,
    deskList,
    deskMarkFailed,
    deskPay,
    deskRequestDocuments,
    deskReturnOrder,
    deskSetting,
    deskSettingSave,
    deskSettle,
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
    insertBroker,
    insertTwMgrOtherAcctInfo,
    noticeRelatedPerson,
    ordersubmit,
    queryHkAmount,
    recall,
    review,
    revoke,
    settingDefault,
    sign,
    transferAuthCheck,
    updateConta,
    uploadCollectFile(keepUpload),
    uploadFile(keepUpload),
    zhpzCheck,
  ],
  pages,
  supervisedKinds,
  todos,
  subscribers: [sendNotices, sendOrderNews, sendPeopleNews, sendPayeeNews, mailDigest],
  schedules: [releaseWaiting, sendDigests],
  filePurposes: [attachmentFiles],
  exportSources: [orderExport, deskExport],
})
