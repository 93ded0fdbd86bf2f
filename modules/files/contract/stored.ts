import { defineRead, t } from '@iisp/contract'
import { fileErrors } from './errors.ts'
import { fileId } from './uploads.ts'

const input = t.strict({ fileId })
const access = { who: 'session' } as const

/** A stored file, saved by the browser; for those who may see what it belongs to. */
export const download = defineRead({
  name: 'download',
  summary: { zh: '下载文件', en: 'Download a file' },
  methods: ['POST', 'GET'],
  path: '/api/file/download',
  input,
  output: t.Unknown(),
  errors: [fileErrors.signIn, fileErrors.noFile],
  access,
  answer: 'file',
})

/** A row of the view `files.file`, which the queries of other modules join for the files that their cases name. */
export interface FileView {
  id: string
  name: string
  size: string
}

/** What a file is, before it is shown; `shown`: how a page shows it, null where it must be saved. */
export const fileInfo = defineRead({
  name: 'fileInfo',
  summary: { zh: '文件信息', en: 'File information' },
  methods: ['GET', 'POST'],
  path: '/api/file/info',
  input,
  output: t.Object({
    fileId,
    name: t.text(500),
    size: t.Integer({ minimum: 0 }),
    shown: t.nullable(t.oneOf('image', 'pdf')),
  }),
  errors: [fileErrors.signIn, fileErrors.noFile],
  access,
})

/** The same file to be shown in a frame of the portal: pictures and PDF alone. */
export const preview = defineRead({
  name: 'preview',
  summary: { zh: '预览文件', en: 'Preview a file' },
  methods: ['GET'],
  path: '/api/file/preview',
  input,
  output: t.Unknown(),
  errors: [fileErrors.signIn, fileErrors.noFile, fileErrors.notShown],
  access,
  answer: 'file',
})

export const previewAddress = (id: string): string => `${preview.path}?${new URLSearchParams({ fileId: id })}`
