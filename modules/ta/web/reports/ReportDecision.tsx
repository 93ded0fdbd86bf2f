import { ActionButtons } from '@iisp/ui/button'
import { useAskAndDo, useLocale, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import { reportFlow } from '../../contract/reports/report-states.ts'
import {
  type ReportAction,
  type ReportRow,
  reportConfirm,
  reportKinds,
  reportLimits,
  reportRepublish,
} from '../../contract/reports/reports.ts'
import { reportCalls } from './report-calls.ts'
import { reportTexts } from './report-texts.ts'

interface Props {
  readonly report: ReportRow
  readonly onDecided: () => void
}
const { confirmed, disputed } = reportFlow.codes

/** The decisions that the server allows: confirms after a question, disputes with a reason, answers a dispute. */
export function ReportDecision({ report, onDecided }: Props) {
  const t = useText(reportTexts)
  const locale = useLocale()
  const askAndDo = useAskAndDo()
  const [asked, setAsked] = useState<'dispute' | 'republish' | null>(null)
  const { id, version, actions } = report
  const confirm = async () => {
    const content = t('confirmAsk', {
      name: report.productName,
      day: report.dealingDate,
      kind: reportKinds[report.kind][locale],
    })
    const done = await askAndDo(
      reportConfirm,
      { ids: [id], result: confirmed, reason: '' },
      { content, okText: t('confirm'), done: t('confirmed'), invalidates: reportCalls },
    )
    if (done !== null) onDecided()
  }
  const act = (action: ReportAction) => (action === 'confirm' ? void confirm() : setAsked(action))
  const dialog = {
    max: reportLimits.reason,
    onCancel: () => setAsked(null),
    invalidates: reportCalls,
    onDone: onDecided,
  }
  return (
    <>
      <ActionButtons
        actions={actions}
        primary={['confirm', 'republish']}
        danger={['dispute']}
        name={(action) => t(action)}
        onPress={act}
      />
      {asked === 'dispute' && (
        <AskReason
          {...dialog}
          title={t('dispute')}
          danger
          label={t('reasonOf.dispute')}
          missing={t('reasonMissing')}
          call={reportConfirm}
          inputOf={(reason) => ({ ids: [id], result: disputed, reason })}
          done={t('disputed')}
        />
      )}
      {asked === 'republish' && (
        <AskReason
          {...dialog}
          title={t('republish')}
          label={t('reasonOf.republish')}
          missing={t('answerMissing')}
          call={reportRepublish}
          inputOf={(reason) => ({ id, version, reason })}
          done={t('republished')}
        />
      )}
    </>
  )
}
