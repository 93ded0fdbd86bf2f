import { defineList, defineRead, t } from '@iisp/contract'
import { readsRelations } from '../access.ts'
import { applicationFields } from './application-row.ts'
import { applicationFlow } from './application-states.ts'

const folder = '/api/fundRelation/applyInfoList'
export const applicationFilters = {
  /** Part of a code or name of the mother fund. */
  mcpdm: t.Optional(t.text(20)),
  mcpmc: t.Optional(t.text(100)),
  zcpdm: t.Optional(t.text(20)),
  zcpmc: t.Optional(t.text(100)),
  sqzt: t.Optional(t.oneOf(...applicationFlow.all)),
  sqlx: t.Optional(t.oneOf('1', '2', '3')),
  /** Days of the application. */
  startDate: t.Optional(t.date),
  endDate: t.Optional(t.date),
  /** Only applications that await a step by the caller. */
  open: t.Optional(t.Boolean()),
}

/**
 * Applications that the caller's institution made or has to consent to, newest first. The desk sees
 * all applications (BO-133).
 */
export const getApplyInfoList = defineList({
  summary: { zh: '母子基金申请列表', en: 'Applications for fund relations' },
  path: `${folder}/getApplyInfoList`,
  filters: applicationFilters,
  row: applicationFields.row,
  access: readsRelations,
})

/** Name of the list as an export source. */
export const applicationExport = 'fund-relation.applications'
/** The applications of these filters as an Excel file (BO-178). */
export const exportApplyInfo = defineRead({
  name: 'exportApplyInfo',
  summary: { zh: '导出母子基金申请', en: 'Export the applications' },
  methods: ['POST'],
  path: `${folder}/exportExcel`,
  input: t.strict({ ...applicationFilters, ...t.page }),
  output: t.Unknown(),
  access: readsRelations,
  answer: 'file',
  cost: 20,
})
