import { type Static, defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { fileErrors } from './errors.ts'
import { exportLimits } from './limits.ts'
import { fileId } from './uploads.ts'

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Key of a column of the source. */
const column = t.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,40}$' })

/** queued → running → done → expired; or failed or cancelled before it is done. */
export const exportStates = ['queued', 'running', 'done', 'failed', 'cancelled', 'expired'] as const
export type ExportState = (typeof exportStates)[number]

const exportRow = t.Object({
  id: fileId,
  title: t.oneLine(100),
  format: t.oneOf(...exportFormats),
  state: t.oneOf(...exportStates),
  rowsDone: t.Integer({ minimum: 0 }),
  /** Number of rows, counted when the export begins; null before. */
  rowsTotal: t.nullable(t.Integer({ minimum: 0 })),
  /** Bytes; null until the file is complete. */
  size: t.nullable(t.Integer({ minimum: 0 })),
  /** The file; null if it cannot be downloaded yet or any more. */
  fileId: t.nullable(fileId),
  fileName: t.text(200),
  /** Why it failed, in the reader's language; '' otherwise. */
  error: t.text(200),
  createdAt: t.dateTime,
  /** When the file is deleted; null until it is complete. */
  expiresAt: t.nullable(t.dateTime),
})
export type ExportRow = Static<typeof exportRow>

const session = { who: 'session', supervised: false } as const
const one = t.strict({ id: fileId })

/** Exports the filtered rows of a table. The file is placed in the download centre. */
export const exportCreate = defineWrite({
  name: 'exportCreate',
  summary: { zh: '导出列表', en: 'Export a list' },
  path: '/api/file/export/create',
  input: t.strict({
    /** 'module.table' */
    source: t.String({ pattern: '^[a-z][a-z-]{0,30}\\.[a-z][a-z-]{0,30}$' }),
    format: t.oneOf(...exportFormats),
    /** Name of the file and of its row in the download centre. */
    title: t.oneLine(60, 1),
    /** In the order of the file; the source has their headings. */
    columns: t.Array(column, { minItems: 1, maxItems: exportLimits.columns }),
    /** The filters of the table's call. Each source defines its own. */
    filters: t.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', maxProperties: 40 }),
  }),
  output: t.Object({ id: fileId }),
  errors: [fileErrors.tooManyExports, platformErrors.badInput, platformErrors.noPermission],
  access: session,
  idempotent: 'key',
  maxBodyBytes: 128 * 1024,
})

/** The caller's own exports, newest first. */
export const exportList = defineRead({
  name: 'exportList',
  summary: { zh: '下载中心列表', en: 'Download centre' },
  methods: ['GET', 'POST'],
  path: '/api/file/export/list',
  input: t.strict(t.page),
  output: t.pageOf(exportRow),
  access: session,
})

/** Cancels a waiting or running export. */
export const exportCancel = defineWrite({
  name: 'exportCancel',
  summary: { zh: '取消导出', en: 'Cancel an export' },
  path: '/api/file/export/cancel',
  input: one,
  errors: [platformErrors.notFound, fileErrors.exportOver],
  access: session,
  idempotent: 'yes',
})

/** Deletes a finished export with its file. */
export const exportDelete = defineWrite({
  name: 'exportDelete',
  summary: { zh: '删除导出', en: 'Delete an export' },
  path: '/api/file/export/delete',
  input: one,
  errors: [platformErrors.notFound, fileErrors.exportRuns],
  access: session,
  idempotent: 'yes',
})

/** Event: the state of an institution's exports has changed. */
export const exportChanged = 'files.export-changed'
