import type { FieldName } from '@iisp/contract'
import { TableExport } from '@iisp/files/parts'
import { shownColumns } from '@iisp/ui/export-button'
import { filters, useText } from '@iisp/web'
import { useColumns } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import {
  dealingSummaryExportName,
  dealingSummaryFields,
  dealingSummaryList,
  summaryFigures,
} from '../../contract/dealing/summaries.ts'
import { taTopics } from '../../contract/topics.ts'
import { chartTexts } from '../charts/chart-texts.ts'
import { FlowsChart } from '../charts/FlowsChart.tsx'
import { FundChart } from '../charts/FundChart.tsx'
import { summaryTexts } from './summary-texts.ts'

const summaryFilters = filters(summaryTexts, ({ keyword, dates }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  days: dates(dealingSummaryFields.named.dealingDate),
}))
const topics = [taTopics.runChanged, taTopics.reportChanged]
/** The columns of BO-149. */
const inTable: readonly FieldName<typeof dealingSummaryFields>[] = [
  'productName',
  'productCode',
  'dealingDate',
  'currency',
  ...summaryFigures,
  'state',
  'confirmState',
]

/** 交易汇总: the published open days of funds. */
export function DealingSummaryPage() {
  const t = useText(summaryTexts)
  const charts = useText(chartTexts)
  const columns = useColumns(dealingSummaryFields, inTable)
  return (
    <ListPage
      id="ta.dealing-summary"
      title={t('dealing.title')}
      description={t('dealing.hint')}
      call={dealingSummaryList}
      filters={summaryFilters}
      columns={columns}
      rowKey={(row) => row.id}
      follow={topics}
      empty={t('dealing.empty')}
      keyColumn="productName"
      refreshable
      actions={({ rows }) => (
        <FundChart title={charts('flows')} first={rows?.[0]?.productId}>
          {(productId) => <FlowsChart productId={productId} />}
        </FundChart>
      )}
      renderExport={({ values, settings }) => (
        <TableExport
          source={dealingSummaryExportName}
          title={t('dealing.title')}
          columns={shownColumns(columns, settings)}
          filters={summaryFilters.input(values)}
        />
      )}
    />
  )
}
