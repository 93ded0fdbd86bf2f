import type { Language } from '@iisp/contract'
import type { Reader } from '@iisp/server'
import { type FileType, fileTypes } from '../../contract/codes.ts'
import type { Order } from '../orders/load-order.ts'
import { q } from '../tables.ts'

export interface Attachment {
  readonly fileId: string
  readonly name: string
  readonly size: string
  readonly fileType: string
  readonly projectNo: string
  readonly supplement: boolean
}

/** The files of an order, in the order in which they were attached. */
export const attachmentsOf = (db: Reader, orderId: string): Promise<Attachment[]> =>
  db.all(
    q
      .selectFrom('transfers.order_attachment as a')
      .innerJoin('transfers.uploaded_file as u', 'u.file_id', 'a.file_id')
      .innerJoin('files.file as f', 'f.id', 'a.file_id')
      .where('a.order_id', '=', orderId)
      .orderBy('a.position')
      .select([
        'a.file_id as fileId',
        'f.name',
        'f.size',
        'u.file_type as fileType',
        'u.project_no as projectNo',
        'a.supplement',
      ]),
  )

/** The files covered by the approvals. */
export const approvedFiles = (attachments: readonly Attachment[]): string[] =>
  attachments.filter((file) => !file.supplement).map((file) => file.fileId)

const supplementRemark = { zh: '补充附件', en: 'Supplied later' }

export const presentAttachment = (file: Attachment, order: Order, language: Language) => ({
  FILEID: file.fileId,
  FILENAME: file.name,
  FILETYPE: file.fileType,
  FILETYPENAME: fileTypes[file.fileType as FileType]?.[language] ?? file.fileType,
  XMBH: file.projectNo || order.project_no,
  ZLID: order.id,
  SIZE: Number(file.size),
  REMARK: file.supplement ? supplementRemark[language] : '',
})
