import type { Input } from '@iisp/contract'
import type { addTran } from '@iisp/transfers/contract'
import type { OrderFields } from './order-fields.ts'
import type { SavedOrder } from './order-form.ts'
import type { EntryMode } from '../form-target.ts'

const flag = (on: boolean): '0' | '1' => (on ? '1' : '0')

/** Fields that are complete enough to be saved. */
export interface CompleteFields extends OrderFields {
  readonly productId: string
  readonly custodyNo: string
  readonly type: NonNullable<OrderFields['type']>
  readonly detail: NonNullable<OrderFields['detail']>
}

/** The input of the save call. `partnerNo` is the partner account's number as the person saw it. */
export function orderInput(
  fields: CompleteFields,
  order: SavedOrder | null,
  mode: EntryMode,
  partnerNo: string | undefined,
): Input<typeof addTran> {
  return {
    ...(order && { id: order.id, version: order.version }),
    ...(order && mode === 'ZHZL' && { mode }),
    productId: fields.productId,
    payFlag: flag(fields.pays),
    manualEntryFlag: flag(fields.manual),
    owerAccount: fields.custodyNo,
    ...(fields.manual
      ? fields.counterpartyId && { cpZhbh: fields.counterpartyId }
      : fields.brokerId && { brokerId: fields.brokerId }),
    ...(partnerNo && { otherAccount: partnerNo }),
    amount: fields.amount,
    traDate: fields.date,
    traTime: fields.time,
    hkType: fields.type,
    hkTypeDetail: fields.detail,
    reason: fields.reason.trim(),
    remark: fields.remark.trim(),
    contacts: [...fields.contactIds],
    fileIds: fields.files.map((file) => file.fileId),
    noticeFlag: flag(fields.notice),
    retryFlag: flag(fields.retry),
    isSendEmail: flag(fields.sendEmail),
    isAutoCall: flag(fields.autoCall),
    btqhk: flag(fields.notBeforeDate),
    sfzjbzj: flag(fields.marginCall),
  }
}
