import { defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { megabyte } from '@iisp/contract/upload-rules'
import { fileErrors } from './errors.ts'

/** 128 random bits in hexadecimal. */
export const fileId = t.String({ pattern: '^[0-9a-f]{32}$' })
/** What a module keeps files for, 'module.what'. */
const purpose = t.String({ pattern: '^[a-z][a-z-]{0,30}\\.[a-z][a-z-]{0,30}$' })
/** What an upload says beside its file; each purpose admits its own names. */
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
  fileErrors.format,
  fileErrors.macros,
  fileErrors.activePdf,
  fileErrors.archiveTooLarge,
  fileErrors.unreadable,
  fileErrors.tooComplex,
  fileErrors.infected,
  fileErrors.tooManyAtOnce,
  fileErrors.tooMuchSent,
  fileErrors.empty,
  fileErrors.singleSize,
  fileErrors.size,
  fileErrors.quota,
  platformErrors.noPermission,
  platformErrors.badInput,
]

/** A file that the server has. */
const kept = t.Object({
  status: t.Literal('success'),
  fileId,
  name: t.text(500),
  size: t.Integer({ minimum: 1 }),
})

/** POST multipart part `file` → stored in one go; 50 MB at most, less where the purpose says so. */
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
 * Begins an upload in parts, or goes on with the person's own of the same name and size: `parts` are those stored,
 * with the SHA-256 of each, so that only what is missing or different is sent.
 */
export const uploadStart = defineWrite({
  name: 'uploadStart',
  summary: { zh: '开始或继续分片上传', en: 'Start or resume a chunked upload' },
  path: '/api/file/upload/start',
  input: t.strict({
    purpose,
    // judged by the handler, whose refusals ask for another name
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

/** POST multipart part `file` → one part, counted from 0; sent again it replaces what was there. */
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
  // a large file is many parts, which the quota bounds
  cost: 1,
})

/** Makes the parts a file; asked again it gives the same file. `hashes`: SHA-256 of the parts as the sender has them. */
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

/** Forgets an upload that is not finished. */
export const uploadCancel = defineWrite({
  name: 'uploadCancel',
  summary: { zh: '放弃分片上传', en: 'Cancel a chunked upload' },
  path: '/api/file/upload/cancel',
  input: t.strict({ uploadId: fileId }),
  output: t.Null(),
  access: session,
  idempotent: 'yes',
})

/** The person's uploads of a purpose that wait to be gone on with, the newest first. */
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
