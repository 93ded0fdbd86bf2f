import { type Static, type WriteAccess, defineFields, defineRead, defineWrite, f, t } from '@iisp/contract'
import { sheetErrors } from '@iisp/contract/sheet-errors'
import type { UploadRules } from '@iisp/contract/upload-rules'
import { taErrors as e } from '../errors.ts'
import { applicationManagement } from '../pages.ts'
import { applicationFields } from './application.ts'
import { applicationLimits } from './application-kinds.ts'
import { importErrors } from './application-import-errors.ts'

const base = '/api/ta/applications'
const access: WriteAccess = {
  who: 'pages',
  pages: [applicationManagement],
  roles: ['operator'],
  supervised: false,
}
const fileId = t.text(60, 1)

/** The purpose under which module files stores a workbook of applications until it has been read. */
export const importPurpose = 'ta.application-import'
export const importRules = { accept: ['xlsx'], maxSize: 2, maxCount: 1 } as const satisfies UploadRules

/** The columns of the workbook, from A on. The first row holds these headings, in either language. */
export const importColumns = [
  { field: 'productCode', zh: '产品代码', en: 'Fund code' },
  { field: 'fundAccount', zh: '基金账号', en: 'Account No.' },
  { field: 'tradingAccount', zh: '交易账户', en: 'Trading account' },
  { field: 'kind', zh: '业务代码', en: 'Type' },
  { field: 'amount', zh: '申请金额', en: 'Gross amount' },
  { field: 'shares', zh: '申请份额', en: 'Shares' },
  { field: 'dealingDate', zh: '开放日', en: 'Dealing date' },
  { field: 'remark', zh: '备注', en: 'Remark' },
  /** Conversions only: the target fund. */
  { field: 'targetProductCode', zh: '转入产品代码', en: 'Convert into (fund code)' },
] as const
export type ImportField = (typeof importColumns)[number]['field']

/** An empty workbook with the headings in the reader's language. */
export const applicationTemplate = defineRead({
  summary: { zh: '下载申请导入模板', en: 'Template for the import of applications' },
  path: `${base}/applicationTemplate`,
  output: t.Unknown(),
  access,
  answer: 'file',
})

const totals = {
  count: t.Integer({ minimum: 0, maximum: applicationLimits.importRows }),
  /** Yuan. */
  amount: t.signedAmount,
  shares: t.signedAmount,
}
export const importFaultFields = defineFields({
  cell: f.text(10, ['单元格', 'Cell']),
  text: f.text(500, ['说明', 'What is wrong']),
})
const { kind, investorName, productName, amount, shares, dealingDate } = applicationFields.named
export const importRowFields = defineFields({
  row: f.count(['行', 'Row']),
  kind,
  investorName,
  productName,
  amount,
  shares,
  /** The target of a conversion; '' for other kinds. */
  targetProductCode: f.text(20, ['转入产品', 'Convert into']),
  dealingDate,
})
const check = t.Object({
  ...totals,
  /** The faults, cell by cell. A workbook with faults is not imported. */
  faults: t.Array(importFaultFields.row),
  /** The first rows, as a preview. */
  rows: t.Array(importRowFields.row),
})
export type ImportCheck = Static<typeof check>

/** Checks a workbook of applications and answers the faults of its cells. Stores nothing. */
export const applicationImportCheck = defineRead({
  summary: { zh: '试导入申请', en: 'Check a workbook of applications' },
  methods: ['POST'],
  path: `${base}/applicationImportCheck`,
  input: t.strict({ fileId }),
  output: check,
  errors: [e.fileGone, ...Object.values(sheetErrors)],
  access,
  cost: 300,
})

/**
 * Saves all applications of a workbook as drafts, or none if the totals differ from the totals that the person
 * confirmed.
 */
export const applicationImport = defineWrite({
  summary: { zh: '导入申请', en: 'Import applications' },
  path: `${base}/applicationImport`,
  input: t.strict({ fileId, ...totals }),
  output: t.Object({ imported: t.Integer() }),
  errors: [e.fileGone, ...Object.values(sheetErrors), importErrors.importFaulty, e.controlTotal],
  access,
  idempotent: 'key',
  cost: 300,
})
