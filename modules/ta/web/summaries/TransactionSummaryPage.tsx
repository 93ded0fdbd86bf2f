import type { Column } from '@iisp/ui/data-table'
import { type Locale, type Translate, filters, useLocale, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { confirmationKinds } from '../../contract/applications/business-codes.ts'
import { type TransactionSummaryRow, transactionSummaryList } from '../../contract/dealing/summaries.ts'
import { taTopics } from '../../contract/topics.ts'
import { summaryTexts } from './summary-texts.ts'

const statisticsFilters = filters(summaryTexts, ({ keyword, dates }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  days: dates({ label: 'days' }),
}))
const topics = [taTopics.runChanged]

/** 交易统计: published confirmations by month and kind. */
export function TransactionSummaryPage() {
  const t = useText(summaryTexts)
  const locale = useLocale()
  const columns = useMemo(() => columnsOf(t, locale), [t, locale])
  return (
    <ListPage
      id="ta.transaction-summary"
      title={t('statistics.title')}
      description={t('statistics.hint')}
      call={transactionSummaryList}
      filters={statisticsFilters}
      columns={columns}
      rowKey={(row) => row.key}
      follow={topics}
      empty={t('statistics.empty')}
      keyColumn="productName"
      refreshable
    />
  )
}

/** The columns of BO-154. */
const columnsOf = (
  t: Translate<(typeof summaryTexts)['zh']>,
  locale: Locale,
): Column<TransactionSummaryRow>[] => [
  { key: 'productName', title: t('productName'), width: 220, fixed: 'left' },
  { key: 'productCode', title: t('productCode'), width: 110 },
  { key: 'period', title: t('period'), width: 100 },
  { key: 'kind', title: t('kind'), width: 140, value: (row) => confirmationKinds[row.kind][locale] },
  { key: 'count', title: t('count'), width: 90, kind: 'number', value: (row) => String(row.count) },
  { key: 'openingShares', title: t('openingShares'), width: 160, kind: 'amount' },
  { key: 'shares', title: t('shares'), width: 160, kind: 'amount' },
  { key: 'grossAmount', title: t('grossAmount'), width: 160, kind: 'amount' },
  { key: 'fees', title: t('fees'), width: 140, kind: 'amount' },
  { key: 'netAmount', title: t('netAmount'), width: 160, kind: 'amount' },
  { key: 'closingShares', title: t('closingShares'), width: 160, kind: 'amount' },
]
