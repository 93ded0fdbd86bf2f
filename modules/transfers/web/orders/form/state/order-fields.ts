import type { Input } from '@iisp/contract'
import {
  type FileType,
  type OrderDetail,
  type TransferDetail,
  type TransferType,
  type addTran,
  transferDetails,
  transferTypes,
} from '@iisp/transfers/contract'
import type { EntryMode } from '../form-target.ts'

export interface AttachedFile {
  readonly fileId: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly type: FileType
}

/** The input fields of a new order. Accounts, contacts and the product are ids; '' and null mean empty. */
export const blankFields = {
  productId: null as string | null,
  /** Number of the custody account. */
  custodyAccountNo: null as string | null,
  /** true: the custody account pays; false: it receives. */
  pays: true,
  /** 手工出入金: true for a counterparty account, false for a broker account. */
  manual: false,
  brokerId: null as string | null,
  counterpartyId: null as string | null,
  /** '1234.50' */
  amount: '',
  date: '',
  /** HH:mm */
  time: '',
  type: null as TransferType | null,
  detail: null as TransferDetail | null,
  reason: '',
  remark: '',
  internalNote: '',
  contactIds: [] as readonly string[],
  files: [] as readonly AttachedFile[],
  notice: false,
  retry: false,
  sendEmail: false,
  autoCall: false,
  notBeforeDate: true,
  marginCall: false,
}
export type OrderFields = Readonly<typeof blankFields>

/** Field names used in errors, in display order. */
export const fieldNames = [
  'type',
  'detail',
  'product',
  'custody',
  'partner',
  'amount',
  'date',
  'time',
  'reason',
  'remark',
  'internalNote',
  'contacts',
  'files',
] as const
export type FieldName = (typeof fieldNames)[number]
const oneOfKeys = <K extends string>(table: Readonly<Record<K, unknown>>, key: string): K | null =>
  Object.hasOwn(table, key) ? (key as K) : null

/** The fields of an existing order. */
export const fieldsOf = (order: OrderDetail): OrderFields => ({
  productId: order.PRODUCTID,
  custodyAccountNo: order.OWERACCOUNT,
  pays: order.PAYFLAG === '1',
  manual: order.MANUALENTRYFLAG === '1',
  brokerId: order.BROKERID || null,
  counterpartyId: order.CPZHBH || null,
  amount: order.AMOUNT,
  date: order.TRADATEFORMAT,
  time: order.TRATIME,
  type: oneOfKeys(transferTypes, order.HKTYPE),
  detail: oneOfKeys(transferDetails, order.HKTYPEDETAIL),
  reason: order.REASON,
  remark: order.REMARK,
  internalNote: order.INTERNALNOTE ?? '',
  contactIds: order.CONTACTS.map((contact) => contact.MGR_ID),
  files: order.ATTACHMENTS.map((file) => ({
    fileId: file.FILEID,
    name: file.FILENAME,
    size: file.SIZE,
    type: file.FILETYPE as FileType,
  })),
  notice: order.NOTICEFLAG === '1',
  retry: order.RETRYFLAG === '1',
  sendEmail: order.ISSENDEMAIL === '1',
  autoCall: order.ISAUTOCALL === '1',
  notBeforeDate: order.BTQHK === '1',
  marginCall: order.SFZJBZJ === '1',
})

const flag = (on: boolean): '0' | '1' => (on ? '1' : '0')

/** Fields that are complete enough to be saved. */
export interface CompleteFields extends OrderFields {
  readonly productId: string
  readonly custodyAccountNo: string
  readonly type: NonNullable<OrderFields['type']>
  readonly detail: NonNullable<OrderFields['detail']>
}

/**
 * The input of the save call, which updates `order` or creates a new one. `partnerAccountNo` is the
 * number of the partner's account that the person saw.
 */
export function orderInput(
  fields: CompleteFields,
  order: { readonly id: string; readonly version: number } | null,
  mode: EntryMode,
  partnerAccountNo: string | undefined,
): Input<typeof addTran> {
  return {
    ...(order && { id: order.id, version: order.version }),
    ...(order && mode === 'ZHZL' && { mode }),
    productId: fields.productId,
    payFlag: flag(fields.pays),
    manualEntryFlag: flag(fields.manual),
    owerAccount: fields.custodyAccountNo,
    ...(fields.manual
      ? fields.counterpartyId && { cpZhbh: fields.counterpartyId }
      : fields.brokerId && { brokerId: fields.brokerId }),
    ...(partnerAccountNo && { otherAccount: partnerAccountNo }),
    amount: fields.amount,
    traDate: fields.date,
    traTime: fields.time,
    hkType: fields.type,
    hkTypeDetail: fields.detail,
    reason: fields.reason.trim(),
    remark: fields.remark.trim(),
    internalNote: fields.internalNote.trim(),
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

/** The selected partner account. */
export const partnerIdOf = (fields: OrderFields): string | null =>
  fields.manual ? fields.counterpartyId : fields.brokerId

/** SFZJBZJ applies only to broker transfers and margin calls. */
export const asksMarginCall = (type: TransferType | null): boolean =>
  type === '01' || type === '02' || type === '10'
