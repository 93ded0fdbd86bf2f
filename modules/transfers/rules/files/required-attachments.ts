import type { BothLanguages } from '@iisp/contract'
import type { FileType, TransferDetail, TransferType } from '../../contract/codes.ts'

export interface AttachmentNeed {
  /** Any one of these types is enough. */
  readonly anyOf: readonly FileType[]
  readonly required: boolean
  readonly remark: BothLanguages
}

const need = (required: boolean, anyOf: readonly FileType[], zh: string, en: string): AttachmentNeed => ({
  anyOf,
  required,
  remark: { zh, en },
})
const other = need(false, ['1069'], '如有其他证明材料请一并上传', 'Further evidence, if any')
const feeSheet = need(true, ['1004'], '请上传费用计算表', 'The fee calculation')
const feeProof = need(true, ['1002', '1004'], '请上传发票或费用计算表', 'An invoice or the fee calculation')

const byType: Record<TransferType, readonly AttachmentNeed[]> = {
  '01': [other],
  '02': [other],
  '03': [
    need(true, ['1003', '1001'], '请上传申购/认购书或基金合同', 'The subscription form or the contract'),
    other,
  ],
  '04': [need(true, ['1001'], '请上传产品协议', 'The product agreement'), other],
  '05': [feeProof, other],
  '06': [other],
  '07': [
    need(true, ['1001'], '请上传投资合同/协议', 'The investment contract'),
    need(false, ['1005'], '如有缴款通知请上传', 'The payment notice, if there is one'),
    other,
  ],
  '08': [
    need(true, ['1004', '1005'], '请上传税费计算表或缴款通知', 'The tax calculation or payment notice'),
    other,
  ],
  '09': [other],
  '10': [need(false, ['1005'], '请上传追保通知', 'The margin notice'), other],
  '99': [need(true, ['1069'], '请上传划款依据材料', 'What the transfer is based on')],
}
const byDetail: Partial<Record<TransferDetail, readonly AttachmentNeed[]>> = {
  '0501': [feeSheet, other],
  '0502': [feeSheet, other],
  '0506': [feeSheet, other],
}

/** Attachments for a transfer type (BO-061). */
export const attachmentNeeds = (type: TransferType, detail?: TransferDetail): readonly AttachmentNeed[] =>
  (detail && byDetail[detail]) ?? byType[type]

/** Required attachments that none of the given files satisfies. */
export const missingAttachments = (
  type: TransferType,
  detail: TransferDetail,
  given: readonly string[],
): AttachmentNeed[] =>
  attachmentNeeds(type, detail).filter(
    ({ required, anyOf }) => required && !anyOf.some((fileType) => given.includes(fileType)),
  )
