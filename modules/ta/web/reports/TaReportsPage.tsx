import { useSelection } from '@iisp/ui/data-table'
import { type Locale, filters, useLocale, useText } from '@iisp/web'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { reportFlow } from '../../contract/reports/report-states.ts'
import { type ReportRow, reportFields, reportKinds, reportList } from '../../contract/reports/reports.ts'
import { taTopics } from '../../contract/topics.ts'
import { reportTexts } from './report-texts.ts'
import { ReportDrawer } from './ReportDrawer.tsx'
import { SelectedReports } from './SelectedReports.tsx'

const reportFilters = filters(reportTexts, ({ keyword, choice, dates, flag }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  kind: choice(reportFields.named.kind),
  state: choice(reportFields.named.state, reportFlow.sets.current),
  days: dates(reportFields.named.dealingDate),
  /** Those alone that wait for the person. */
  open: flag(),
}))
const topics = [taTopics.reportChanged]
/** The columns of BO-148. */
const reportColumns: ColumnEntries<typeof reportFields> = [
  'productName',
  'productCode',
  'kind',
  'dealingDate',
  'accountingDate',
  'progress',
  { key: 'state', width: 150 },
  'decidedBy',
  'decidedAt',
  { key: 'publishedAt', hidden: true },
]
const namesIn =
  (locale: Locale) =>
  ({ productCode, dealingDate, kind }: ReportRow) =>
    `${productCode} ${dealingDate} ${reportKinds[kind][locale]}`
const waits = ({ actions }: ReportRow) => actions.length > 0

/** TA报表: the published reports of each open day. The manager confirms or disputes them. */
export function TaReportsPage() {
  const t = useText(reportTexts)
  const locale = useLocale()
  const selection = useSelection(useMemo(() => namesIn(locale), [locale]))
  return (
    <ListPage
      id="ta.reports"
      title={t('title')}
      description={t('hint')}
      call={reportList}
      filters={reportFilters}
      columns={useColumns(reportFields, reportColumns)}
      rowKey={(row) => row.id}
      follow={topics}
      segments={{ flag: 'open', label: t('which'), off: t('all'), on: t('open'), widest: 'off' }}
      empty={({ open }) => t(open ? 'nothing' : 'empty')}
      keyColumn="productName"
      refreshable
      selection={selection}
      walk={{ waits }}
      actions={<SelectedReports selected={selection.rows} onDone={selection.clear} />}
      detail={(row, drawer) => (
        <ReportDrawer key={row.id} {...drawer} report={row} onDecided={drawer.onDone} />
      )}
    />
  )
}
