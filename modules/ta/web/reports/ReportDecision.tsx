import type { Input } from '@iisp/contract'
import { useLocale, useText } from '@iisp/web'
import { CaseButtons, sentAs } from '@iisp/web/case/index'
import { reportFlow } from '../../contract/reports/report-states.ts'
import {
  type ReportRow,
  reportConfirm,
  reportKinds,
  reportRepublish,
} from '../../contract/reports/reports.ts'
import { reportCalls } from './report-calls.ts'
import { reportTexts } from './report-texts.ts'

interface Props {
  readonly report: ReportRow
  readonly onDecided: () => void
}
const { confirmed, disputed } = reportFlow.codes
type Answer = Input<typeof reportConfirm>
const calls = {
  confirm: sentAs(reportConfirm, ({ id }): Answer => ({ ids: [id], result: confirmed, reason: '' })),
  dispute: sentAs(reportConfirm, ({ id }, reason): Answer => ({ ids: [id], result: disputed, reason })),
  republish: reportRepublish,
}

/** The decisions that the server allows: confirms after a question, disputes with a reason, answers a dispute. */
export function ReportDecision({ report, onDecided }: Props) {
  const t = useText(reportTexts)
  const locale = useLocale()
  const { productName: name, dealingDate: day, kind } = report
  return (
    <CaseButtons
      flow={reportFlow}
      of={report}
      calls={calls}
      ask={{ confirm: t('confirmAsk', { name, day, kind: reportKinds[kind][locale] }) }}
      invalidates={reportCalls}
      onDone={onDecided}
    />
  )
}
