import {
  type DeskDemand,
  demandDecide,
  demandDeskList,
  demandDeskReplies,
  demandFlow,
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
  return (
    <AnswerForm
      name={`feedback.decision:${id}`}
      version={version}
      actions={actions.filter((action) => action !== 'hide' && action !== 'restore')}
      decisions={demandFlow.decisions}
      hint={t('answerHint')}
      onSend={(decided) => decide.mutateAsync({ id, version, ...decided })}
      onSent={onDone}
    />
  )
}
