import { TableExport } from '@iisp/files/parts'
import { shownColumns } from '@iisp/ui/export-button'
import type { Column } from '@iisp/ui/data-table'
import { type Locale, type Translate, filters, useLocale, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { stateColumn } from '@iisp/web/states/index'
import { useMemo } from 'react'
import { runFlow } from '../../contract/dealing/run-states.ts'
import {
  type DealingSummaryRow,
  dealingSummaryExportName,
  dealingSummaryList,
} from '../../contract/dealing/summaries.ts'
import { reportFlow } from '../../contract/reports/report-states.ts'
import { taTopics } from '../../contract/topics.ts'
import { chartTexts } from '../charts/chart-texts.ts'
import { FlowsChart } from '../charts/FlowsChart.tsx'
import { FundChart } from '../charts/FundChart.tsx'
import { summaryTexts } from './summary-texts.ts'

const summaryFilters = filters(summaryTexts, ({ keyword, dates }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  days: dates({ label: 'days' }),
}))
const topics = [taTopics.runChanged, taTopics.reportChanged]
/** Shown on the screen only. */
const states = ['state', 'confirmState']
const amounts = [
  'subscriptionGross',
  'subscriptionFees',
  'subscriptionNet',
  'subscriptionShares',
  'redemptionShares',
  'redemptionGross',
  'redemptionFees',
  'redemptionNet',
  'netFlow',
] as const
const counts = [
  { count: 'subscriptionCount', before: 'subscriptionGross' },
  { count: 'redemptionCount', before: 'redemptionShares' },
] as const

/** 交易汇总: the published open days of funds. */
export function DealingSummaryPage() {
  const t = useText(summaryTexts)
  const charts = useText(chartTexts)
  const locale = useLocale()
  const columns = useMemo(() => columnsOf(t, locale), [t, locale])
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
          columns={shownColumns(columns, settings).filter(({ key }) => !states.includes(key))}
          filters={summaryFilters.input(values)}
        />
      )}
    />
  )
}

/** The columns of BO-149. A number of confirmations precedes the first figure of its side. */
function columnsOf(t: Translate<(typeof summaryTexts)['zh']>, locale: Locale): Column<DealingSummaryRow>[] {
  const figures = amounts.flatMap((key): Column<DealingSummaryRow>[] => [
    ...counts
      .filter(({ before }) => before === key)
      .map(({ count }): Column<DealingSummaryRow> => ({
        key: count,
        title: t(count),
        width: 100,
        kind: 'number',
        value: (row) => String(row[count]),
      })),
    { key, title: t(key), width: 160, kind: 'amount' },
  ])
  return [
    { key: 'productName', title: t('productName'), width: 220, fixed: 'left' },
    { key: 'productCode', title: t('productCode'), width: 110 },
    { key: 'dealingDate', title: t('dealingDate'), width: 120 },
    { key: 'currency', title: t('currency'), width: 80 },
    ...figures,
    stateColumn(
      { key: 'state', title: t('state'), width: 100 },
      ({ state }) => runFlow.byCode[state],
      locale,
    ),
    stateColumn(
      { key: 'confirmState', title: t('confirmState'), width: 150 },
      ({ confirmState }) => reportFlow.byCode[confirmState],
      locale,
    ),
  ]
}
