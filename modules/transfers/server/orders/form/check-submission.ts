import { type Input, type Language, refuse } from '@iisp/contract'
import { groupThousands } from '@iisp/contract/group-thousands'
import type { PersonActor, WriteContext } from '@iisp/server'
import { type FileType, fileTypes } from '../../../contract/codes.ts'
import { transferErrors } from '../../../contract/errors.ts'
import type { ordersubmit } from '../../../contract/orders/form.ts'
import { available, holdFor } from '../../../rules/ledger/amount.ts'
import { missingAttachments } from '../../../rules/files/required-attachments.ts'
import { isPaymentTime, paymentHours } from '../../../rules/orders/transfer-time.ts'
import type { Submission } from './load-submission.ts'
import { usableProduct } from './products.ts'
import { refuseWrongPartner } from '../../accounts/refuse-wrong-partner.ts'
import { refuseTransferDate } from './workdays.ts'

/** Checks a submission against every rule again. Returns whether its amount is to be frozen. */
export async function checkSubmission(
  ctx: WriteContext<PersonActor>,
  order: Submission,
  input: Input<typeof ordersubmit>,
): Promise<boolean> {
  if (input.zlms !== undefined && input.zlms !== order.pattern) refuse(transferErrors.patternChanged)
  if (order.reason === '') refuse(transferErrors.reasonMissing)
  if (order.contacts.length === 0) refuse(transferErrors.contactMissing)
  if (order.transfer_time !== '' && !isPaymentTime(order.transfer_time)) {
    refuse(transferErrors.timeOutOfRange, paymentHours)
  }
  const { transfer_type: type, transfer_detail: detail, manual } = order
  refuseWrongPartner({ type, detail, manual }, ctx.language)
  checkPartner(order)
  checkAttachments(order, ctx.language)
  if (!order.authorised) refuse(transferErrors.outsideAuthorisation)
  await Promise.all([usableProduct(ctx, order.product_id), refuseTransferDate(ctx, order.transfer_date)])
  const account = { balance: order.account_balance, frozen: order.account_frozen }
  const hold = holdFor(order, account)
  if (hold === 'refuse')
    refuse(transferErrors.insufficientBalance, {
      available: groupThousands(available(account)),
    })
  if (order.duplicate !== null && input.confirmTips !== '1') {
    refuse(transferErrors.possibleDuplicate, { order: order.duplicate })
  }
  return hold === 'freeze'
}

/** The partner account must be unchanged since the order was saved. A payee replaced in the meantime is refused. */
function checkPartner(order: Submission): void {
  const { partner } = order
  const same =
    partner !== null &&
    partner.accountNo === order.partner_account_no &&
    partner.name === order.partner_name &&
    partner.bank === order.partner_bank &&
    partner.branchNo === order.partner_branch_no
  if (!same) return refuse(transferErrors.accountChanged)
  if (order.custody_status === '2' || partner.status === '2') refuse(transferErrors.accountUnusable)
}

function checkAttachments(order: Submission, language: Language): void {
  const given = order.files.map((file) => file.type)
  const missing = missingAttachments(order.transfer_type, order.transfer_detail, given)
  if (missing.length === 0) return
  const nameOf = (type: FileType) => fileTypes[type][language]
  const names = missing
    .map((need) => need.anyOf.map(nameOf).join(' / '))
    .join(language === 'zh' ? '、' : ', ')
  refuse(transferErrors.attachmentMissing, { names })
}
