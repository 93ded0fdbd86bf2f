import type { FieldName } from '@iisp/contract'
import { ButtonRow } from '@iisp/ui/button'
import { DetailDrawer, type DetailDrawerProps } from '@iisp/ui/drawer'
import { failureOf, useCall, useLocale, useText } from '@iisp/web'
import { FieldFacts } from '@iisp/web/fields/index'
import { StateDot } from '@iisp/web/states/index'
import { dealingSummaryFields, summaryFigures } from '../../contract/dealing/summaries.ts'
import { reportFlow } from '../../contract/reports/report-states.ts'
import { type ReportRow, reportDetail, reportFields, reportKinds } from '../../contract/reports/reports.ts'
import css from '../ta.module.css'
import { reportTexts } from './report-texts.ts'
import { ReportDecision } from './ReportDecision.tsx'
import { SaveReport } from './SaveReport.tsx'

interface Props extends Omit<DetailDrawerProps, 'title' | 'children'> {
  readonly report: ReportRow
  readonly onDecided: () => void
}

const inDetail: readonly FieldName<typeof reportFields>[] = [
  'productName',
  'productCode',
  'kind',
  'dealingDate',
  'accountingDate',
  'progress',
  'publishedAt',
  'decidedBy',
  'decidedAt',
  'reason',
  'answer',
]

/** A report with the totals of its day, and what the person may do with it. */
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
      <FieldFacts fields={reportFields} of={report} show={inDetail} />
      {data?.figures && (
        <section aria-label={t('figures')}>
          <h3 className={css.heading}>{t('figures')}</h3>
          <FieldFacts fields={dealingSummaryFields} of={data.figures} show={summaryFigures} />
        </section>
      )}
    </DetailDrawer>
  )
}
