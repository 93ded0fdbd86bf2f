import { fieldNames } from '@iisp/contract'
import { filters, useText } from '@iisp/web'
import { useColumns } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { transactionSummaryFields, transactionSummaryList } from '../../contract/dealing/summaries.ts'
import { taTopics } from '../../contract/topics.ts'
import { summaryTexts } from './summary-texts.ts'

const statisticsFilters = filters(summaryTexts, ({ keyword, dates }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  days: dates({ label: 'days' }),
}))
const topics = [taTopics.runChanged]
/** The columns of BO-154. */
const inTable = fieldNames(transactionSummaryFields)

/** 交易统计: published confirmations by month and kind. */
export function TransactionSummaryPage() {
  const t = useText(summaryTexts)
  return (
    <ListPage
      id="ta.transaction-summary"
      title={t('statistics.title')}
      description={t('statistics.hint')}
      call={transactionSummaryList}
      filters={statisticsFilters}
      columns={useColumns(transactionSummaryFields, inTable)}
      rowKey={(row) => row.key}
      follow={topics}
      empty={t('statistics.empty')}
      keyColumn="productName"
      refreshable
    />
  )
}
