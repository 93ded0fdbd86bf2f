import type { BothLanguages, RowOf } from '@iisp/contract'
import {
  defineFields,
  defineList,
  defineRead,
  defineWrite,
  f,
  platformErrors,
  staleErrors,
  t,
} from '@iisp/contract'
import { fundFields } from '../fund-fields.ts'
import { dealingSummaryFields } from '../dealing/summaries.ts'
import { taReports } from '../pages.ts'
import { reportFlow, reportReasonMax } from './report-states.ts'

const base = '/tgfw-fundglobal/report/ta'
const access = { who: 'pages', pages: [taReports] } as const
export const reportLimits = { batch: 50 } as const

/** Kinds of reports published for an open day of a fund. */
export const reportKinds = {
  confirmation: { zh: '交易确认', en: 'Confirmations' },
  holding: { zh: '持仓', en: 'Holdings' },
  summary: { zh: '汇总', en: 'Summary' },
} as const satisfies Record<string, BothLanguages>
export type ReportKind = keyof typeof reportKinds
export const reportKindCodes = Object.keys(reportKinds) as ReportKind[]

/** Progress of a report (BO-156). It is invisible until it is published. */
export const reportProgress = {
  '2': { zh: '已发布', en: 'Published' },
  '3': { zh: '已更正', en: 'Corrected' },
} as const satisfies Record<string, BothLanguages>

/** A report of a fund and open day (BO-148). */
export const reportFields = defineFields({
  id: t.id,
  ...fundFields,
  kind: f.oneOf(reportKinds, ['报表类型', 'Report type']),
  dealingDate: f.date(['交易日', 'Dealing date']),
  /** The day on which the register confirmed the run. */
  accountingDate: f.date(['会计日期', 'Accounting date']),
  progress: f.oneOf(reportProgress, ['进度', 'Progress']),
  state: f.state(reportFlow, ['管理人确认状态', 'Manager confirm status']),
  version: t.version,
  decidedBy: f.person(['确认人', 'Confirmed by']),
  decidedAt: f.orNone(f.moment(['确认时间', 'Confirm time'])),
  /** Why the manager disputes it. */
  reason: f.note(reportReasonMax, ['异议原因', 'Why it is disputed']),
  /** The register's answer to a dispute, when it published the report again. */
  answer: f.note(reportReasonMax, ['登记机构答复', 'Answer of the register']),
  publishedAt: f.moment(['发布时间', 'Published at']),
  /** The caller's actions on it. */
  actions: t.Array(t.oneOf(...reportFlow.actions)),
})
export type ReportRow = RowOf<typeof reportFields>

export const reportFilters = {
  id: t.Optional(t.id),
  /** Only reports that wait for the caller's side: to be confirmed, or disputed and to be answered. */
  open: t.Optional(t.Boolean()),
  kind: t.Optional(t.oneOf(...reportKindCodes)),
  state: t.Optional(t.oneOf(...reportFlow.all)),
  productId: t.Optional(t.id),
  keyword: t.Optional(t.text(50)),
  /** Dealing date, both days included. */
  startDate: t.Optional(t.date),
  endDate: t.Optional(t.date),
}

/** The published reports of the caller's funds, the latest day first. */
export const reportList = defineList({
  name: 'reportList',
  summary: { zh: 'TA报表列表', en: 'TA reports' },
  path: `${base}/list`,
  filters: reportFilters,
  row: reportFields.row,
  access,
})

/** A report with the figures of its day. */
export const reportDetail = defineRead({
  name: 'reportDetail',
  summary: { zh: 'TA报表详情', en: 'A TA report with the figures of its day' },
  methods: ['POST', 'GET'],
  path: `${base}/detail`,
  input: t.strict({ id: t.id }),
  output: t.Object({ report: reportFields.row, figures: t.nullable(dealingSummaryFields.row) }),
  errors: [platformErrors.notFound],
  access,
})

/** Confirms or disputes reports that are to be confirmed, all of them or none. */
export const reportConfirm = defineWrite({
  name: 'reportConfirm',
  summary: { zh: '确认TA报表或提出异议', en: 'Confirm or dispute TA reports' },
  path: `${base}/confirm`,
  input: t.strict({
    ids: t.Array(t.id, { minItems: 1, maxItems: reportLimits.batch }),
    result: t.oneOf(reportFlow.codes.confirmed, reportFlow.codes.disputed),
    /** Needed to dispute. */
    reason: t.text(reportReasonMax),
  }),
  output: t.Object({ decided: t.Integer() }),
  errors: [...staleErrors, platformErrors.caseMoved, platformErrors.reasonMissing],
  access: { ...access, roles: ['operator', 'reviewer', 'administrator'], supervised: false },
  idempotent: 'no',
})

/** Publishes a disputed report again, with an answer to the manager. */
export const reportRepublish = defineWrite({
  name: 'reportRepublish',
  summary: { zh: '答复异议并重新发布TA报表', en: 'Answer a dispute and publish the TA report again' },
  path: `${base}/republish`,
  input: t.strict({
    id: t.id,
    version: t.version,
    reason: t.text(reportReasonMax),
  }),
  output: t.Object({ state: t.oneOf(...reportFlow.all) }),
  errors: [...staleErrors, platformErrors.caseMoved, platformErrors.reasonMissing],
  access: { ...access, roles: ['ta-operator'], supervised: false },
  idempotent: 'no',
})

/** A report as an Excel file. */
export const reportDownload = defineRead({
  name: 'reportDownload',
  summary: { zh: '下载TA报表', en: 'A TA report as a file' },
  methods: ['POST', 'GET'],
  path: `${base}/download`,
  input: t.strict({ id: t.id }),
  output: t.Unknown(),
  errors: [platformErrors.notFound],
  access,
  answer: 'file',
})

/** Several reports as Excel files in an archive. */
export const reportBatchDownload = defineRead({
  name: 'reportBatchDownload',
  summary: { zh: '批量下载TA报表', en: 'TA reports as an archive' },
  methods: ['POST'],
  path: `${base}/batchDownload`,
  input: t.strict({ ids: t.Array(t.id, { minItems: 1, maxItems: reportLimits.batch }) }),
  output: t.Unknown(),
  errors: [platformErrors.notFound],
  access,
  answer: 'file',
})
