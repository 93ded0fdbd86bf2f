import {
  type DeskDemand,
  demandDecide,
  demandDecisions,
  demandDeskList,
  demandDeskReplies,
  demandLimits,
} from '@iisp/feedback/contract'
import { useSend, useText } from '@iisp/web'
import { AnswerForm } from '../answer/AnswerForm.tsx'
import { demandDeskTexts } from './demand-desk-texts.ts'

interface Props {
  readonly row: DeskDemand
  readonly onDone: () => void
}

/** The official answer and the decision on the demand. */
export function Decision({ row: { id, version, actions }, onDone }: Props) {
  const t = useText(demandDeskTexts)
  const decide = useSend(demandDecide, { invalidates: [demandDeskList, demandDeskReplies], quiet: true })
  const offered = demandDecisions.filter((action) => actions.includes(action))
  return (
    <AnswerForm
      name={`feedback.decision:${id}`}
      version={version}
      decisions={offered.map((action) => ({ value: action, label: t(`decisions.${action}`) }))}
      words={{ answer: t('answer'), hint: t('answerHint'), missing: t('answerMissing'), sent: t('sent') }}
      max={demandLimits.reply}
      onSend={(decided) => decide.mutateAsync({ id, version, ...decided })}
      onSent={onDone}
    />
  )
}
