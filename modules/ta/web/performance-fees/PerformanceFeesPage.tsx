import { filters, useText } from '@iisp/web'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import {
  performanceOwedFields,
  performanceOwedList,
} from '../../contract/performance-fees/performance-fees.ts'
import { feeTopics } from './fee-lists.ts'
import { type PerformanceFeeText, performanceFeeTexts } from './performance-fee-texts.ts'
import { PerformanceFeeDrawer } from './PerformanceFeeDrawer.tsx'

const feeFilters = filters(performanceFeeTexts, ({ keyword, flag }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  /** Only funds that need an action of this person. */
  open: flag(),
}))
const owedColumns = (t: PerformanceFeeText): ColumnEntries<typeof performanceOwedFields> => [
  'productName',
  'productCode',
  'owed',
  'paying',
  { key: 'payee', title: t('payee'), width: 280, value: ({ payee }) => payee?.name ?? t('noPayee') },
  'lastPaidOn',
  'institutionName',
]

/** 业绩报酬支付: performance fees that funds owe to their managers, and their payments. */
export function PerformanceFeesPage() {
  const t = useText(performanceFeeTexts)
  const columns = useMemo(() => owedColumns(t), [t])
  return (
    <ListPage
      id="ta.performance-fees"
      title={t('title')}
      description={t('hint')}
      call={performanceOwedList}
      filters={feeFilters}
      columns={useColumns(performanceOwedFields, columns)}
      rowKey={(row) => row.id}
      follow={feeTopics}
      keyColumn="productName"
      segments={{ flag: 'open', label: t('which'), off: t('all'), on: t('open'), widest: 'off' }}
      empty={({ open }) => t(open ? 'nothing' : 'none')}
      refreshable
      detail={(row, drawer) => <PerformanceFeeDrawer {...drawer} row={row} />}
    />
  )
}
