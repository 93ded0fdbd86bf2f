import { type RowOf, type Static, defineFields, defineList, defineRead, f, t } from '@iisp/contract'
import { readsRelations } from '../access.ts'
import { linkFields, yesNo } from '../applications/link-fields.ts'
import { relationFlow } from './relation-states.ts'

const folder = '/api/fundRelation/fundRelationList'
export const relationActions = ['modify', 'delete', 'config'] as const
export type RelationAction = (typeof relationActions)[number]

export const relationFields = defineFields({
  ID: t.id,
  RELSTATE: f.state(relationFlow, ['关系状态', 'State']),
  ...linkFields,
  /** The forced redemption is set up. */
  SFSZQS: yesNo(['付费自动强赎', 'Forced redemption']),
  actions: t.Array(t.oneOf(...relationActions)),
})
export type RelationRow = RowOf<typeof relationFields>

export const relationFilters = {
  mcpdm: t.Optional(t.text(20)),
  mcpmc: t.Optional(t.text(100)),
  zcpdm: t.Optional(t.text(20)),
  zcpmc: t.Optional(t.text(100)),
  relstate: t.Optional(t.oneOf(...relationFlow.all)),
}

/**
 * Relations of the funds of the caller's institution, newest first. The desk sees all relations
 * (BO-133).
 */
export const getFundRelationList = defineList({
  summary: { zh: '母子关系列表', en: 'Fund relations' },
  path: `${folder}/getFundRelationList`,
  filters: relationFilters,
  row: relationFields.row,
  access: readsRelations,
})

export const relationExport = 'fund-relation.relations'
/** The relations of these filters as an Excel file (BO-178). */
export const exportFundRelation = defineRead({
  name: 'exportFundRelation',
  summary: { zh: '导出母子关系', en: 'Export the relations' },
  methods: ['POST'],
  path: `${folder}/exportExcel`,
  input: t.strict({ ...relationFilters, ...t.page }),
  output: t.Unknown(),
  access: readsRelations,
  answer: 'file',
  cost: 20,
})

const chartFund = t.Object({
  cpdm: t.text(20),
  /** In the reader's language if the reader may see an English name. */
  cpmc: t.text(220),
  /**
   * mother: not a child of any fund; child: not a mother of any fund; both: mother of one fund and
   * child of another.
   */
  type: t.oneOf('mother', 'child', 'both'),
  /** Its manager. */
  jgmc: t.text(200),
  /** 1: a fund of the caller's institution. */
  sfsyglr: t.flag,
})
export type ChartFund = Static<typeof chartFund>

const chartLink = t.Object({
  id: t.id,
  /** The child, which invests. */
  source: t.text(20),
  /** The mother. */
  target: t.text(20),
  relstate: t.oneOf(...relationFlow.all),
  mzldfs: linkFields.MZLDFS_NEW.schema,
  sgldbl: linkFields.SGLDBL.schema,
  sgldje: linkFields.SGLDJE.schema,
  shfhldbl: linkFields.SHFHLDBL.schema,
  shldje: linkFields.SHLDJE.schema,
  /** 1: a dividend of the child redeems shares as well. */
  fhsfcfsh: linkFields.FHSFCFSH.schema,
  /** The first day on which it links. */
  ksrq: t.date,
})
export type ChartLink = Static<typeof chartLink>

/**
 * Live relations of the caller as a graph: the relations connected with a fund, upwards and
 * downwards, or all of them without a fund (BO-143). Relations that the caller may not see in the
 * list are left out, and the graph is not followed through them.
 */
export const fundRelationChartMulti = defineRead({
  summary: { zh: '母子关系图', en: 'Chart of fund relations' },
  methods: ['POST', 'GET'],
  path: '/api/fundRelation/fundRelationChartMulti',
  aliases: [`${folder}/fundRelationChartMulti`],
  input: t.strict({ cpdm: t.Optional(t.oneLine(20, 1)) }),
  output: t.Object({
    nodes: t.Array(chartFund),
    links: t.Array(chartLink),
    /**
     * Links were left out because there are too many for a chart: the farthest, or without a fund
     * the oldest.
     */
    capped: t.Boolean(),
  }),
  access: readsRelations,
  cost: 5,
})
export type RelationChart = Static<typeof fundRelationChartMulti.output>
