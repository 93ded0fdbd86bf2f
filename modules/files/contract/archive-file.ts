import { defineRead, t } from '@iisp/contract'

/** A file of an archive. Its content is read only once the files before it are written. */
export interface ArchivedFile {
  readonly path: string
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/**
 * For other modules: combines files that they create into one archive. Files and contents are read
 * while the archive is written, on disk, so that neither is held in memory. Errors of the creation
 * are thrown before anything is sent.
 */
export const archiveFile = defineRead({
  summary: { zh: '多个文件打包', en: 'Files as an archive' },
  methods: ['POST'],
  path: '/module/files/archiveFile',
  input: t.strict({ title: t.oneLine(60, 1), files: t.Unsafe<AsyncIterable<ArchivedFile>>({}) }),
  output: t.Unknown(),
  access: { who: 'module' },
  answer: 'file',
})
