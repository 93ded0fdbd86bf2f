import { defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { megabyte } from '@iisp/contract/upload-rules'
import { contentErrors, fileErrors } from './errors.ts'

/** 128 random bits in hexadecimal. */
export const fileId = t.String({ pattern: '^[0-9a-f]{32}$' })
/** Purpose for which a module stores files, 'module.purpose'. */
const purpose = t.String({ pattern: '^[a-z][a-z-]{0,30}\\.[a-z][a-z-]{0,30}$' })
/** Fields of an upload in addition to its file. Each purpose defines their names. */
const about = t.Unsafe<Readonly<Record<string, string>>>({
  type: 'object',
  maxProperties: 10,
  additionalProperties: { type: 'string', maxLength: 200 },
})
const session = { who: 'session', supervised: false } as const

const refusals = [
  fileErrors.noName,
  fileErrors.nameTooLong,
  fileErrors.nameRefused,
  ...contentErrors,
  fileErrors.tooManyAtOnce,
  fileErrors.tooMuchSent,
  fileErrors.empty,
  fileErrors.singleSize,
  fileErrors.size,
  fileErrors.quota,
  platformErrors.noPermission,
  platformErrors.badInput,
]

/** A stored file. */
const kept = t.Object({
  status: t.Literal('success'),
  fileId,
  name: t.text(500),
  size: t.Integer({ minimum: 1 }),
})

/** POST multipart part `file`: stores a whole file of at most 50 MB, or less if the purpose has a lower limit. */
export const fileUpload = defineWrite({
  name: 'fileUpload',
  summary: { zh: '上传文件', en: 'Upload a file' },
  path: '/api/file/upload',
  input: t.strict({ purpose, menuId: t.Optional(t.text(20)), about: t.Optional(about) }),
  output: kept,
  errors: refusals,
  access: session,
  idempotent: 'no',
  body: 'upload',
})

/**
 * Begins an upload in parts, or resumes the person's own upload of the same name and size. `parts` lists the stored ones
 * with their SHA-256, so that only missing or different ones are sent.
 */
export const uploadStart = defineWrite({
  name: 'uploadStart',
  summary: { zh: '开始或继续分片上传', en: 'Start or resume a chunked upload' },
  path: '/api/file/upload/start',
  input: t.strict({
    purpose,
    // checked by the handler, whose refusals ask for a different name
    name: t.String({ minLength: 1, maxLength: 1000, pattern: '^[\\s\\S]+$' }),
    size: t.Integer({ minimum: 0, maximum: 1024 * megabyte }),
    about: t.Optional(about),
  }),
  output: t.Object({
    uploadId: fileId,
    partBytes: t.Integer({ minimum: 1 }),
    parts: t.Array(t.Object({ part: t.Integer({ minimum: 0 }), hash: t.String() })),
  }),
  errors: refusals,
  access: session,
  idempotent: 'yes',
  maxBodyBytes: 16 * 1024,
})

/** POST multipart part `file`: stores one part, counted from 0. Sending it again replaces it. */
export const uploadPart = defineWrite({
  name: 'uploadPart',
  summary: { zh: '上传分片', en: 'Upload a chunk' },
  path: '/api/file/upload/part',
  input: t.strict({ uploadId: fileId, part: t.Integer({ minimum: 0, maximum: 1023 }) }),
  output: t.Object({ part: t.Integer({ minimum: 0 }) }),
  errors: [fileErrors.uploadGone, fileErrors.partWrong, fileErrors.tooManyAtOnce, fileErrors.tooMuchSent],
  access: session,
  idempotent: 'yes',
  body: 'upload',
  // a large file has many parts, which the quota limits
  cost: 1,
})

/**
 * Combines the parts into a file; a repeated call returns the same file. `hashes` contains the
 * sender's SHA-256 of each part.
 */
export const uploadFinish = defineWrite({
  name: 'uploadFinish',
  summary: { zh: '完成分片上传', en: 'Complete a chunked upload' },
  path: '/api/file/upload/finish',
  input: t.strict({
    uploadId: fileId,
    hashes: t.Optional(t.Array(t.String({ pattern: '^[0-9a-f]{64}$' }), { maxItems: 1024 })),
  }),
  output: kept,
  errors: [fileErrors.uploadGone, fileErrors.partsMissing, ...refusals],
  access: session,
  idempotent: 'yes',
})

/** Discards an unfinished upload. */
export const uploadCancel = defineWrite({
  name: 'uploadCancel',
  summary: { zh: '放弃分片上传', en: 'Cancel a chunked upload' },
  path: '/api/file/upload/cancel',
  input: t.strict({ uploadId: fileId }),
  access: session,
  idempotent: 'yes',
})

/** The person's unfinished uploads of a purpose, newest first. */
export const uploadUnfinished = defineRead({
  name: 'uploadUnfinished',
  summary: { zh: '未完成的上传', en: 'Unfinished uploads' },
  methods: ['GET', 'POST'],
  path: '/api/file/upload/unfinished',
  input: t.strict({ purpose }),
  output: t.Array(
    t.Object({
      uploadId: fileId,
      name: t.text(500),
      size: t.Integer({ minimum: 1 }),
      storedBytes: t.Integer({ minimum: 0 }),
    }),
  ),
  access: session,
})
