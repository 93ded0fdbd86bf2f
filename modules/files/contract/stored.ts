import { defineRead, t } from '@iisp/contract'
import { fileErrors } from './errors.ts'
import { fileId } from './uploads.ts'

const input = t.strict({ fileId })
const access = { who: 'session' } as const

/** Downloads a stored file. Allowed to people who may see the object that it belongs to. */
export const download = defineRead({
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

/** Information about a file. `shown`: how a page can show it; null if it can only be downloaded. */
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

/** A stored file to be shown in a frame of the portal. Only pictures and PDF. */
export const preview = defineRead({
  summary: { zh: '预览文件', en: 'Preview a file' },
  path: '/api/file/preview',
  input,
  output: t.Unknown(),
  errors: [fileErrors.signIn, fileErrors.noFile, fileErrors.notShown],
  access,
  answer: 'file',
})
