import { type BothLanguages, type Input, type Language, stateName, t } from '@iisp/contract'
import {
  type ExportColumn,
  type ExportSource,
  type ReadContext,
  exportSource,
  personNameIn,
} from '@iisp/server'
import { readsConfigs, readsRelations } from '../../contract/access.ts'
import {
  applicationExport,
  applicationFilters,
  type getApplyInfoList,
} from '../../contract/applications/application-list.ts'
import type { ApplicationRow } from '../../contract/applications/application-row.ts'
import { applicationFlow, applicationKinds } from '../../contract/applications/application-states.ts'
import { linkModes } from '../../contract/applications/link-terms.ts'
import {
  configExport,
  configFilters,
  type getAutoPaymentConfigList,
} from '../../contract/configs/config-calls.ts'
import { configFlow } from '../../contract/configs/config-states.ts'
import { type ConfigRow, type FeeTypeCode, feeTypes, frequencies } from '../../contract/configs/config.ts'
import { applicationColumns, codeNames, configColumns, relationColumns } from '../../contract/list-columns.ts'
import {
  type RelationRow,
  type getFundRelationList,
  relationExport,
  relationFilters,
} from '../../contract/relations/relation-list.ts'
import { relationFlow } from '../../contract/relations/relation-states.ts'
import { percentText } from '../../rules/applications/percent.ts'
import { applicationPage } from '../applications/get-apply-info-list.ts'
import { configPage } from '../configs/get-auto-payment-config-list.ts'
import { relationPage } from '../relations/get-fund-relation-list.ts'

type Words<R> = Readonly<Partial<Record<keyof R & string, (row: R, language: Language) => string>>>
/** A value that is exported unchanged. */
const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const days = ['KSRQ', 'JSRQ']
const moments = ['SQSJ', 'CLSJ', 'lrsj']
const amounts = ['SGLDJE', 'SHLDJE']
const kindOf = (key: string): ExportColumn<never>['kind'] =>
  days.includes(key) ? 'date' : moments.includes(key) ? 'dateTime' : amounts.includes(key) ? 'amount' : 'text'

const columnsOf = <R extends object>(titles: Readonly<Record<string, BothLanguages>>, words: Words<R>) =>
  Object.fromEntries(
    Object.entries(titles).map(([key, title]) => [
      key,
      {
        title,
        kind: kindOf(key),
        value: (row: R, language: Language) =>
          words[key as keyof R & string]?.(row, language) ?? plain((row as Record<string, unknown>)[key]),
      },
    ]),
  )

const linkWords = {
  MZLDFS_NEW: ({ MZLDFS_NEW }: Pick<RelationRow, 'MZLDFS_NEW'>, language: Language) =>
    linkModes[MZLDFS_NEW][language],
  SGLDBL: ({ SGLDBL }: Pick<RelationRow, 'SGLDBL'>) => percentText(SGLDBL),
  SHFHLDBL: ({ SHFHLDBL }: Pick<RelationRow, 'SHFHLDBL'>) => percentText(SHFHLDBL),
}
const relationWords: Words<RelationRow> = {
  ...linkWords,
  RELSTATE: ({ RELSTATE }, language) => stateName(relationFlow, RELSTATE, language),
  SFSZQS: ({ SFSZQS }, language) => codeNames.yesNo[SFSZQS][language],
}
const applicationWords: Words<ApplicationRow> = {
  ...linkWords,
  SQLX: ({ SQLX }, language) => applicationKinds[SQLX][language],
  SQZT: ({ SQZT }, language) => stateName(applicationFlow, SQZT, language),
  SQR: ({ SQR }, language) => personNameIn(language, SQR),
  CLR: ({ CLR }, language) => personNameIn(language, CLR),
}
const configWords: Words<ConfigRow> = {
  lrr: ({ lrr }, language) => personNameIn(language, lrr),
  status: ({ status }, language) => stateName(configFlow, status, language),
  fylx: ({ fylx }, language) =>
    fylx
      .split(',')
      .map((type) => feeTypes[type as FeeTypeCode][language])
      .join(language === 'zh' ? '、' : ', '),
  ffpl: ({ ffpl }, language) => frequencies[ffpl][language],
  zlzdqr: ({ zlzdqr }, language) => codeNames.zlzdqr[zlzdqr][language],
  shbllx: ({ shbllx }, language) => codeNames.shbllx[shbllx][language],
  zdshbl: ({ zdshbl }) => percentText(zdshbl),
  fkfrxz: ({ fkfrxz }, language) => codeNames.fkfrxz[fkfrxz][language],
  mzkglr: ({ mzkglr }, language) => codeNames.yesNo[mzkglr][language],
}

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
  source: Pick<ExportSource, 'name' | 'access' | 'filters'> & { columns: ReturnType<typeof columnsOf<R>> },
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
      columns: columnsOf(relationColumns, relationWords),
    },
    relationPage,
  ),
  pagedSource<ApplicationRow, Omit<Input<typeof getApplyInfoList>, 'pageNo' | 'pageSize'>>(
    {
      name: applicationExport,
      access: readsRelations,
      filters: t.strict(applicationFilters),
      columns: columnsOf(applicationColumns, applicationWords),
    },
    applicationPage,
  ),
  pagedSource<ConfigRow, Omit<Input<typeof getAutoPaymentConfigList>, 'pageNo' | 'pageSize'>>(
    {
      name: configExport,
      access: readsConfigs,
      filters: t.strict(configFilters),
      columns: columnsOf(configColumns, configWords),
    },
    configPage,
  ),
]
