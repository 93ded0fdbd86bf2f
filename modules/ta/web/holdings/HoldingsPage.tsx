import { TableExport } from '@iisp/files/parts'
import { DataTable } from '@iisp/ui/data-table'
import { shownColumns } from '@iisp/ui/export-button'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { Loaded } from '@iisp/ui/skeleton'
import { failureOf, filters, useCall, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import {
  type HoldingRow,
  holdingExportName,
  holdingList,
  holdingLots,
} from '../../contract/dealing/holdings.ts'
import { taTopics } from '../../contract/topics.ts'
import { chartTexts } from '../charts/chart-texts.ts'
import { FundChart } from '../charts/FundChart.tsx'
import { HoldersChart } from '../charts/HoldersChart.tsx'
import { holdingColumns, holdingFacts, lotColumns } from './holding-columns.tsx'
import { holdingTexts } from './holding-texts.ts'

const holdingFilters = filters(holdingTexts, ({ keyword }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
}))
const topics = [taTopics.registerChanged]

/** 投资者持仓: the holdings of investors, lot by lot. */
export function HoldingsPage() {
  const t = useText(holdingTexts)
  const charts = useText(chartTexts)
  const columns = useMemo(() => holdingColumns(t), [t])
  return (
    <ListPage
      id="ta.holdings"
      title={t('title')}
      description={t('hint')}
      call={holdingList}
      filters={holdingFilters}
      columns={columns}
      rowKey={(row) => row.key}
      follow={topics}
      empty={t('empty')}
      keyColumn="investorName"
      refreshable
      actions={({ rows }) => (
        <FundChart title={charts('holders')} first={rows?.[0]?.productId}>
          {(productId) => <HoldersChart productId={productId} />}
        </FundChart>
      )}
      renderExport={({ values, settings }) => (
        <TableExport
          source={holdingExportName}
          title={t('title')}
          columns={shownColumns(columns, settings)}
          filters={holdingFilters.input(values)}
        />
      )}
      detail={(row, drawer) => (
        <DetailDrawer {...drawer} title={t('detail', { investor: row.investorName, fund: row.productName })}>
          <Facts facts={holdingFacts(row, t)} />
          <Lots holding={row} />
        </DetailDrawer>
      )}
    />
  )
}

function Lots({ holding }: { readonly holding: HoldingRow }) {
  const t = useText(holdingTexts)
  const { productId, tradingAccountId } = holding
  const answer = useCall(holdingLots, { productId, tradingAccountId }, { quiet: true })
  const { data } = answer
  const columns = useMemo(() => lotColumns(t), [t])
  return (
    <Loaded loading={answer.isPending} error={failureOf(answer)} lines={4}>
      <h3>{t('lots')}</h3>
      <DataTable
        label={t('lots')}
        columns={columns}
        rows={data?.lots ?? []}
        rowKey={(lot) => lot.id}
        heightType="content"
        columnPanel={false}
        emptyText={t('noLots')}
      />
    </Loaded>
  )
}
