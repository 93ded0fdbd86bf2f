import { useSelection } from '@iisp/ui/data-table'
import { type Locale, filters, useLocale, useText, stateNames } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { reportFlow } from '../../contract/reports/report-states.ts'
import { type ReportRow, reportKindCodes, reportKinds, reportList } from '../../contract/reports/reports.ts'
import { taTopics } from '../../contract/topics.ts'
import { reportColumns } from './report-columns.tsx'
import { reportTexts } from './report-texts.ts'
import { ReportDrawer } from './ReportDrawer.tsx'
import { SelectedReports } from './SelectedReports.tsx'

const reportFilters = filters(reportTexts, ({ keyword, oneOf, dates, flag }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  kind: oneOf(reportKindCodes, {
    label: 'kind',
    optionName: (kind, _, locale) => reportKinds[kind][locale],
  }),
  state: oneOf(reportFlow.sets.current, { label: 'state', optionName: stateNames(reportFlow) }),
  days: dates({ label: 'days' }),
  /** Only reports that need an action of this person. */
  open: flag(),
}))
const topics = [taTopics.reportChanged]
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
  const columns = useMemo(() => reportColumns(t, locale), [t, locale])
  return (
    <ListPage
      id="ta.reports"
      title={t('title')}
      description={t('hint')}
      call={reportList}
      filters={reportFilters}
      columns={columns}
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
