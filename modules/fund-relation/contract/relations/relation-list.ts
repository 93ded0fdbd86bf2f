import { type Static, defineList, defineRead, t } from '@iisp/contract'
import { readsRelations } from '../access.ts'
import { linkFields } from '../applications/application-row.ts'
import { relationFlow } from './relation-states.ts'

const folder = '/api/fundRelation/fundRelationList'
export const relationActions = ['modify', 'delete', 'config'] as const
export type RelationAction = (typeof relationActions)[number]

const relation = t.Object({
  ID: t.id,
  RELSTATE: t.oneOf(...relationFlow.all),
  ...linkFields,
  /** The forced redemption is set up. */
  SFSZQS: t.flag,
  actions: t.Array(t.oneOf(...relationActions)),
})
export type RelationRow = Static<typeof relation>

export const relationFilters = {
  mcpdm: t.Optional(t.text(20)),
  mcpmc: t.Optional(t.text(100)),
  zcpdm: t.Optional(t.text(20)),
  zcpmc: t.Optional(t.text(100)),
  relstate: t.Optional(t.oneOf(...relationFlow.all)),
}

/** Relations of the funds of the caller's institution, newest first; at the desk those of all (BO-133). */
export const getFundRelationList = defineList({
  name: 'getFundRelationList',
  summary: { zh: '母子关系列表', en: 'Fund relations' },
  path: `${folder}/getFundRelationList`,
  filters: relationFilters,
  row: relation,
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

/** Funds that a fund is linked with, up and down, as a graph (BO-143). */
export const fundRelationChartMulti = defineRead({
  name: 'fundRelationChartMulti',
  summary: { zh: '母子关系图', en: 'Chart of fund relations' },
  methods: ['POST', 'GET'],
  path: '/api/fundRelation/fundRelationChartMulti',
  aliases: [`${folder}/fundRelationChartMulti`],
  input: t.strict({ cpdm: t.oneLine(20, 1) }),
  output: t.Object({
    nodes: t.Array(
      t.Object({
        cpdm: t.text(20),
        cpmc: t.text(220),
        /** mother: of no fund's child; child: of no fund's mother; both: in between. */
        type: t.oneOf('mother', 'child', 'both', 'single'),
      }),
    ),
    links: t.Array(
      t.Object({
        /** The child, which invests. */
        source: t.text(20),
        target: t.text(20),
        sgldbl: t.nullable(t.ratio),
        shfhldbl: t.nullable(t.ratio),
      }),
    ),
  }),
  access: readsRelations,
})
