import { type FieldName, fieldNames } from '@iisp/contract'
import { TableExport } from '@iisp/files/parts'
import { DataTable } from '@iisp/ui/data-table'
import { shownColumns } from '@iisp/ui/export-button'
import { DetailDrawer } from '@iisp/ui/drawer'
import { Loaded } from '@iisp/ui/skeleton'
import { failureOf, filters, useCall, useText } from '@iisp/web'
import { FieldFacts, useColumns } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import {
  type HoldingRow,
  holdingExportName,
  holdingFields,
  holdingList,
  holdingLots,
  lotFields,
} from '../../contract/dealing/holdings.ts'
import { taTopics } from '../../contract/topics.ts'
import { chartTexts } from '../charts/chart-texts.ts'
import { FundChart } from '../charts/FundChart.tsx'
import { HoldersChart } from '../charts/HoldersChart.tsx'
import { holdingTexts } from './holding-texts.ts'

const holdingFilters = filters(holdingTexts, ({ keyword }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
}))
const topics = [taTopics.registerChanged]

/** The columns of BO-153. */
const inTable: readonly FieldName<typeof holdingFields>[] = [
  'investorName',
  'tradingAccount',
  'productName',
  'productCode',
  'asOf',
  'shares',
  'unitNav',
  'marketValue',
  'cost',
  'unrealised',
  'percent',
]
const inDetail: typeof inTable = [
  'investorName',
  'tradingAccount',
  'fundAccount',
  'productName',
  'shares',
  'frozen',
  'dividendMethod',
  'since',
]
const ofLots = fieldNames(lotFields)

/** 投资者持仓: who holds how many shares, lot by lot. */
export function HoldingsPage() {
  const t = useText(holdingTexts)
  const charts = useText(chartTexts)
  const columns = useColumns(holdingFields, inTable)
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
          <FieldFacts fields={holdingFields} of={row} show={inDetail} />
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
  const columns = useColumns(lotFields, ofLots)
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
