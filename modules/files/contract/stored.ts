import { defineCall, nullable, oneOf, strict, t, text } from '@iisp/contract'
import { fileErrors } from './errors.ts'
import { fileId } from './uploads.ts'

const input = strict({ fileId })
const reading = {
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
} as const

/** A stored file, saved by the browser; for those who may see what it belongs to. */
export const download = defineCall({
  ...reading,
  name: 'download',
  summary: '下载文件',
  methods: ['POST', 'GET'],
  path: '/api/file/download',
  input,
  output: t.Unknown(),
  errors: [fileErrors.signIn, fileErrors.noFile],
  answer: 'file',
})

/** What a file is, before it is shown; `shown`: how a page shows it, null where it must be saved. */
export const fileInfo = defineCall({
  ...reading,
  name: 'fileInfo',
  summary: '文件信息',
  methods: ['GET', 'POST'],
  path: '/api/file/info',
  input,
  output: t.Object({
    fileId,
    name: text(500),
    size: t.Integer({ minimum: 0 }),
    shown: nullable(oneOf('image', 'pdf')),
  }),
  errors: [fileErrors.signIn, fileErrors.noFile],
})

/** The same file to be shown in a frame of the portal: pictures and PDF alone. */
export const preview = defineCall({
  ...reading,
  name: 'preview',
  summary: '预览文件',
  methods: ['GET'],
  path: '/api/file/preview',
  input,
  output: t.Unknown(),
  errors: [fileErrors.signIn, fileErrors.noFile, fileErrors.notShown],
  answer: 'file',
})

export const previewAddress = (id: string): string => `${preview.path}?${new URLSearchParams({ fileId: id })}`
