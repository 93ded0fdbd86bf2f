import { type Input, type Language, refuse } from '@iisp/contract'
import type { ProductDetail } from '@iisp/product/contract'
import type { addTran } from '../../../contract/orders/form.ts'
import { transferErrors } from '../../../contract/errors.ts'
import { isOrderAmount } from '../../../rules/ledger/amount.ts'
import { detailBelongs, directionAgrees } from '../../../rules/orders/transfer-kind.ts'
import { isDate } from '@iisp/contract/date'
import { orderLimits } from '../../../contract/limits.ts'
import { fromFlag } from '../../flags.ts'
import type { OrderReferences } from './order-references.ts'
import { refuseWrongPartner } from '../../accounts/refuse-wrong-partner.ts'

export type Draft = Input<typeof addTran>

/** Checks the draft itself, without looking at accounts and products. */
export function checkDraft(draft: Draft, language: Language): void {
  if (!isOrderAmount(draft.amount)) refuse(transferErrors.amountOutOfRange)
  if (!isDate(draft.traDate)) refuse(transferErrors.dateOutOfRange, { days: String(orderLimits.daysAhead) })
  if (!detailBelongs(draft.hkType, draft.hkTypeDetail)) refuse(transferErrors.typeAndDetail)
  if (!directionAgrees(draft.hkTypeDetail, fromFlag(draft.payFlag))) refuse(transferErrors.directionAndDetail)
  if ((fromFlag(draft.manualEntryFlag) ? draft.cpZhbh : draft.brokerId) === undefined) {
    refuse(transferErrors.targetMissing)
  }
  const { hkType: type, hkTypeDetail: detail } = draft
  refuseWrongPartner({ type, detail, manual: fromFlag(draft.manualEntryFlag) }, language)
}

/** The columns that come from the draft alone. They stay unchanged while documents are supplied. */
export const enteredColumns = (draft: Draft) => ({
  product_id: draft.productId,
  pays: fromFlag(draft.payFlag),
  manual: fromFlag(draft.manualEntryFlag),
  custody_account_no: draft.owerAccount,
  amount: draft.amount,
  transfer_date: draft.traDate,
  transfer_time: draft.traTime ?? '',
  transfer_type: draft.hkType,
  transfer_detail: draft.hkTypeDetail,
  reason: draft.reason.trim(),
  remark: (draft.remark ?? '').trim(),
  internal_note: (draft.internalNote ?? '').trim(),
})

/** The columns that a draft fills. Partner names and numbers are copied from the recorded account. */
export function draftColumns(draft: Draft, product: ProductDetail, parts: OrderReferences) {
  const manual = fromFlag(draft.manualEntryFlag)
  return {
    ...enteredColumns(draft),
    product_no: product.PRODUCT_NO,
    product_name: product.NAME,
    project_no: product.XMBH,
    custody_account_id: parts.custody.id,
    broker_account_id: manual ? null : parts.partner.id,
    counterparty_account_id: manual ? parts.partner.id : null,
    partner_account_no: parts.partner.accountNo,
    partner_name: parts.partner.name,
    partner_bank: parts.partner.bank,
    partner_branch_no: parts.partner.branchNo,
    notice: fromFlag(draft.noticeFlag),
    retry: fromFlag(draft.retryFlag),
    send_email: fromFlag(draft.isSendEmail),
    call_back: fromFlag(draft.isAutoCall),
    not_before_date: fromFlag(draft.btqhk ?? '1'),
    margin_call: fromFlag(draft.sfzjbzj),
  }
}
export type DraftColumns = ReturnType<typeof draftColumns>
