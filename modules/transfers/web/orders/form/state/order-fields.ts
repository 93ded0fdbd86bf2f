import type { FileType, OrderDetail, TransferDetail, TransferType } from '@iisp/transfers/contract'
import { transferDetails, transferTypes } from '@iisp/transfers/contract'

export interface AttachedFile {
  readonly fileId: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly type: FileType
}

/** The input fields. Accounts, contacts and the product are ids; '' and null mean empty. */
export interface OrderFields {
  readonly productId: string | null
  /** Number of the custody account. */
  readonly custodyNo: string | null
  /** true: the custody account pays; false: it receives. */
  readonly pays: boolean
  /** 手工出入金: true for a counterparty account, false for a broker account. */
  readonly manual: boolean
  readonly brokerId: string | null
  readonly counterpartyId: string | null
  /** '1234.50' */
  readonly amount: string
  readonly date: string
  /** HH:mm */
  readonly time: string
  readonly type: TransferType | null
  readonly detail: TransferDetail | null
  readonly reason: string
  readonly remark: string
  readonly contactIds: readonly string[]
  readonly files: readonly AttachedFile[]
  readonly notice: boolean
  readonly retry: boolean
  readonly sendEmail: boolean
  readonly autoCall: boolean
  readonly notBeforeDate: boolean
  readonly marginCall: boolean
}

export const blankFields: OrderFields = {
  productId: null,
  custodyNo: null,
  pays: true,
  manual: false,
  brokerId: null,
  counterpartyId: null,
  amount: '',
  date: '',
  time: '',
  type: null,
  detail: null,
  reason: '',
  remark: '',
  contactIds: [],
  files: [],
  notice: false,
  retry: false,
  sendEmail: false,
  autoCall: false,
  notBeforeDate: true,
  marginCall: false,
}

const oneOfKeys = <K extends string>(table: Readonly<Record<K, unknown>>, key: string): K | null =>
  Object.hasOwn(table, key) ? (key as K) : null

/** The fields of an existing order. */
export const fieldsOf = (order: OrderDetail): OrderFields => ({
  productId: order.PRODUCTID,
  custodyNo: order.OWERACCOUNT,
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

/** The selected partner account. */
export const partnerIdOf = (fields: OrderFields): string | null =>
  fields.manual ? fields.counterpartyId : fields.brokerId

/** SFZJBZJ applies only to broker transfers and margin calls. */
export const asksMarginCall = (type: TransferType | null): boolean =>
  type === '01' || type === '02' || type === '10'
