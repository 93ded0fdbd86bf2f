import { defineRead, platformErrors, t } from '@iisp/contract'
import { fileErrors } from './errors.ts'

/** The most rows of a table that is answered at once; more go through the download centre. */
export const tableFileRows = 50_000

/** Rows of an export source under these filters, as the caller may read them. */
const table = {
  /** Name of an `ExportSource`. */
  source: t.text(60),
  title: t.oneLine(60, 1),
  /** Keys of columns of the source. */
  columns: t.Array(t.text(40, 1), { minItems: 1, maxItems: 60 }),
  filters: t.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', maxProperties: 40 }),
}

/**
 * For other modules, whose documented calls answer an Excel file at once. More than `tableFileRows` rows are
 * refused.
 */
export const tableFile = defineRead({
  summary: { zh: '列表导出为文件', en: 'A list as an Excel file' },
  methods: ['POST'],
  path: '/module/files/tableFile',
  input: t.strict(table),
  output: t.Unknown(),
  errors: [fileErrors.exportTooLong, platformErrors.badInput],
  access: { who: 'module' },
  answer: 'file',
})

/** Several such files in one archive, each under its title. */
export const tableFiles = defineRead({
  summary: { zh: '多个列表导出为压缩包', en: 'Lists as Excel files in an archive' },
  methods: ['POST'],
  path: '/module/files/tableFiles',
  input: t.strict({
    title: t.oneLine(60, 1),
    tables: t.Array(t.strict(table), { minItems: 1, maxItems: 50 }),
  }),
  output: t.Unknown(),
  errors: [fileErrors.exportTooLong, platformErrors.badInput],
  access: { who: 'module' },
  answer: 'file',
})
