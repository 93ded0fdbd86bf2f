import { type FieldName, type FieldSet, type Input, type Language, type RowOf, t } from '@iisp/contract'
import {
  type ExportColumn,
  type ExportSource,
  type ReadContext,
  exportColumns,
  exportSource,
} from '@iisp/server'
import { readsConfigs, readsRelations } from '../../contract/access.ts'
import {
  applicationExport,
  applicationFilters,
  type getApplyInfoList,
} from '../../contract/applications/application-list.ts'
import { type ApplicationRow, applicationFields } from '../../contract/applications/application-row.ts'
import type { LinkRow } from '../../contract/applications/link-fields.ts'
import {
  configExport,
  configFilters,
  type getAutoPaymentConfigList,
} from '../../contract/configs/config-calls.ts'
import { type ConfigRow, configFields } from '../../contract/configs/config.ts'
import {
  type RelationRow,
  type getFundRelationList,
  relationExport,
  relationFields,
  relationFilters,
} from '../../contract/relations/relation-list.ts'
import { percentText } from '../../rules/applications/percent.ts'
import { feesText } from '../../rules/configs/fees-text.ts'
import { applicationPage } from '../applications/get-apply-info-list.ts'
import { configPage } from '../configs/get-auto-payment-config-list.ts'
import { relationPage } from '../relations/get-fund-relation-list.ts'

type Words<R> = Readonly<Partial<Record<keyof R & string, (row: R, language: Language) => string>>>

/** The columns of a file, with the values that are read otherwise than their fields say. */
function columnsOf<F extends FieldSet>(fields: F, names: readonly FieldName<F>[], words: Words<RowOf<F>>) {
  const own: Readonly<Record<string, ExportColumn<RowOf<F>>['value'] | undefined>> = words
  const usual = Object.entries(exportColumns(fields, names))
  return Object.fromEntries(
    usual.map(([key, column]) => {
      const value = own[key]
      return [key, value === undefined ? column : { ...column, value }]
    }),
  )
}

const linkNames = [
  'MCPDM',
  'MCPMC',
  'MJGMC',
  'ZCPDM',
  'ZCPMC',
  'ZJGMC',
  'ZCPJJZH',
  'MZLDFS_NEW',
  'SGLDBL',
  'SGLDJE',
  'SHFHLDBL',
  'SHLDJE',
  'KSRQ',
  'JSRQ',
] as const
const linkWords: Words<LinkRow> = {
  SGLDBL: ({ SGLDBL }) => percentText(SGLDBL),
  SHFHLDBL: ({ SHFHLDBL }) => percentText(SHFHLDBL),
}
export const relationColumns = columnsOf(relationFields, [...linkNames, 'RELSTATE', 'SFSZQS'], linkWords)
export const applicationColumns = columnsOf(
  applicationFields,
  ['SQID', 'SQLX', 'SQZT', 'SQJD', ...linkNames, 'SQR', 'SQSJ', 'CLR', 'CLSJ', 'CLYY'],
  linkWords,
)
export const configColumns = columnsOf(
  configFields,
  [
    'zjjdm',
    'zjjmc',
    'mjjdm',
    'mjjmc',
    'status',
    'feesToConfirm',
    'fylx',
    'ffpl',
    'zjjzh',
    'zjyzh',
    'zlzdqr',
    'shbllx',
    'zdshbl',
    'fkfrxz',
    'mzkglr',
    'sjhm',
    'email',
    'lrr',
    'lrsj',
    'fhr',
  ],
  {
    fylx: ({ fylx }, language) => feesText(fylx, language),
    zdshbl: ({ zdshbl }) => percentText(zdshbl),
  },
)

const batch = 500
interface Page<R> {
  readonly list: readonly R[]
  readonly total: number
}
type Read<R, F> = (ctx: ReadContext, input: F & { pageNo: number; pageSize: number }) => Promise<Page<R>>
/**
 * Reads a list page by page. A manager's list has some hundred rows, the full list some thousand.
 */
const pagedSource = <R extends object, F extends object>(
  source: Pick<ExportSource, 'name' | 'access' | 'filters'> & {
    columns: Readonly<Record<string, ExportColumn<R>>>
  },
  read: Read<R, F>,
): ExportSource =>
  exportSource<R, F>({
    ...source,
    count: async (ctx, filters) => (await read(ctx, { ...filters, pageNo: 1, pageSize: 1 })).total,
    batches: async function* (ctx, filters) {
      for (let pageNo = 1, rows = batch; rows === batch; pageNo++) {
        const { list } = await read(ctx, { ...filters, pageNo, pageSize: batch })
        rows = list.length
        if (rows > 0) yield list
      }
    },
  })

export const exportSourcesOfRelations: readonly ExportSource[] = [
  pagedSource<RelationRow, Omit<Input<typeof getFundRelationList>, 'pageNo' | 'pageSize'>>(
    {
      name: relationExport,
      access: readsRelations,
      filters: t.strict(relationFilters),
      columns: relationColumns,
    },
    relationPage,
  ),
  pagedSource<ApplicationRow, Omit<Input<typeof getApplyInfoList>, 'pageNo' | 'pageSize'>>(
    {
      name: applicationExport,
      access: readsRelations,
      filters: t.strict(applicationFilters),
      columns: applicationColumns,
    },
    applicationPage,
  ),
  pagedSource<ConfigRow, Omit<Input<typeof getAutoPaymentConfigList>, 'pageNo' | 'pageSize'>>(
    {
      name: configExport,
      access: readsConfigs,
      filters: t.strict(configFilters),
      columns: configColumns,
    },
    configPage,
  ),
]
