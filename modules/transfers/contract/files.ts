import { type BothLanguages, defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import type { UploadRules } from '@iisp/contract/upload-rules'
import { entersOrders, seesOrders, writesOrders } from './access.ts'
import { fileTypeCodes } from './codes.ts'
import { code, orderPath, transferDetail, transferType } from './fields.ts'
import { orderLimits } from './limits.ts'

/** 128 random bits in hexadecimal. */
export const fileId = t.String({ pattern: '^[0-9a-f]{32}$' })
const fileType = t.oneOf(...fileTypeCodes)

const uploaded = t.Object({
  FILEID: fileId,
  FILENAME: t.text(500),
  FILETYPE: fileType,
  XMBH: code,
  SIZE: t.Integer({ minimum: 1 }),
})
const uploadQuery = t.strict({
  cpdm: t.Optional(t.text(20)),
  xmbh: t.Optional(code),
  /** 1 order attachment, 2 invoice, 3 other. */
  uploadType: t.Optional(t.oneOf('1', '2', '3')),
  fileType: t.Optional(fileType),
})

/** File purpose of attachments; chunked uploads send it. */
export const attachmentPurpose = 'transfers.attachment'
/** Fields sent with an uploaded file. */
export const attachmentAbout = uploadQuery
/** Enforced by both the upload widget and the server. */
export const attachmentRules = {
  accept: ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'zip', 'rar'],
  maxSize: 50,
  maxCount: orderLimits.attachments,
} as const satisfies UploadRules

/**
 * Stores an attachment (multipart part `file`, at most 50 MB). An order refers to it by FILEID when it is saved.
 * Refused under the same conditions as uploads of module files.
 */
export const uploadFile = defineWrite({
  summary: { zh: '上传指令附件', en: 'Upload an order attachment' },
  path: `${orderPath}/uploadFile`,
  input: uploadQuery,
  output: uploaded,
  errors: [platformErrors.tooLarge],
  access: writesOrders,
  idempotent: 'no',
  body: 'upload',
})

/** Stores an attachment shared by several orders. Answers a list. */
export const uploadCollectFile = defineWrite({
  summary: { zh: '上传归集附件', en: 'Upload an attachment for several orders' },
  path: `${orderPath}/uploadCollectFile`,
  input: uploadQuery,
  output: t.Array(uploaded),
  errors: [platformErrors.tooLarge],
  access: writesOrders,
  idempotent: 'no',
  body: 'upload',
})

export const orderAttachment = t.Object({
  FILEID: fileId,
  FILENAME: t.text(500),
  FILETYPE: t.text(60),
  FILETYPENAME: t.text(60),
  XMBH: code,
  ZLID: t.id,
  SIZE: t.Integer({ minimum: 0 }),
  REMARK: t.text(200),
})

const attachmentList = (name: string, summary: BothLanguages) =>
  defineRead({
    summary,
    path: `/api/tran/transferList/${name}`,
    input: t.strict({ zlId: t.id }),
    output: t.Array(orderAttachment),
    errors: [platformErrors.notFound],
    access: seesOrders,
  })

/** Attachments of an order. */
export const getAttachmentsByZlId = attachmentList('getAttachmentsByZlId', {
  zh: '指令附件',
  en: 'Attachments of an order',
})
/** Attachments of an order received over the SSCC link (ZLSOURCE 3); empty for other orders. */
export const getSztAttachmentsByZlId = attachmentList('getSztAttachmentsByZlId', {
  zh: '深证通指令附件',
  en: 'Attachments of an order received over the SSCC link',
})

/**
 * Attachments that a transfer type requires. FILETYPE is a comma-separated list of types, any one of which is enough.
 */
export const getAttachment = defineRead({
  summary: { zh: '划款类型所需附件', en: 'Attachments required for a transfer type' },
  methods: ['POST', 'GET'],
  path: '/api/tran/getAttachment',
  input: t.strict({
    xmbh: t.Optional(code),
    dsfzh: t.Optional(t.text(40)),
    hklx: transferType,
    hkTypeDetail: t.Optional(transferDetail),
  }),
  output: t.Array(
    t.Object({ FILETYPE: t.text(60), FILETYPENAME: t.text(100), REMARK: t.text(200), REQUIRED: t.flag }),
  ),
  access: entersOrders,
})
