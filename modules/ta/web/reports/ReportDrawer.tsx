import { ButtonRow } from '@iisp/ui/button'
import { DetailDrawer, type DetailDrawerProps, Facts } from '@iisp/ui/drawer'
import { failureOf, useCall, useLocale, useText } from '@iisp/web'
import { StateDot } from '@iisp/web/states/index'
import { reportFlow } from '../../contract/reports/report-states.ts'
import { type ReportRow, reportDetail, reportKinds } from '../../contract/reports/reports.ts'
import css from '../ta.module.css'
import { dayFacts, reportFacts } from './report-columns.tsx'
import { reportTexts } from './report-texts.ts'
import { ReportDecision } from './ReportDecision.tsx'
import { SaveReport } from './SaveReport.tsx'

interface Props extends Omit<DetailDrawerProps, 'title' | 'children'> {
  readonly report: ReportRow
  readonly onDecided: () => void
}

/** A report with the totals of its day, and the person's actions on it. */
export function ReportDrawer({ report, onDecided, ...drawer }: Props) {
  const t = useText(reportTexts)
  const locale = useLocale()
  const { data, error, isFetching, refetch } = useCall(reportDetail, { id: report.id }, { quiet: true })
  const fault = isFetching ? null : failureOf({ error, refetch })
  const { productCode: code, dealingDate: day, kind } = report
  return (
    <DetailDrawer
      {...drawer}
      size={640}
      title={t('detail', { code, day, kind: reportKinds[kind][locale] })}
      extra={<StateDot of={reportFlow.byCode[report.state]} />}
      loading={data === undefined && fault === null}
      error={data === undefined ? fault : null}
      footer={
        <ButtonRow>
          <SaveReport id={report.id} />
          <ReportDecision report={report} onDecided={onDecided} />
        </ButtonRow>
      }
    >
      <Facts facts={reportFacts(report, t, locale)} />
      {data?.figures && (
        <section aria-label={t('figures')}>
          <h3 className={css.heading}>{t('figures')}</h3>
          <Facts facts={dayFacts(data.figures, locale)} />
        </section>
      )}
    </DetailDrawer>
  )
}
