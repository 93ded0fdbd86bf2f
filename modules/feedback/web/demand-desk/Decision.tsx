import {
  type DemandDecision,
  type DeskDemand,
  demandDecide,
  demandDecisions,
  demandDeskList,
  demandDeskReplies,
  demandLimits,
} from '@iisp/feedback/contract'
import { RadioGroup } from '@iisp/ui/radio-group'
import { TextArea } from '@iisp/ui/text-area'
import { toast, useSend, useText } from '@iisp/web'
import { FormBody, useDraftForm } from '@iisp/web/forms/index'
import { demandDeskTexts } from './demand-desk-texts.ts'

interface Props {
  readonly row: DeskDemand
  readonly onDone: () => void
}

/** The official answer and what becomes of the demand. The answer is kept until it has been sent. */
export function Decision({ row, onDone }: Props) {
  const t = useText(demandDeskTexts)
  const decide = useSend(demandDecide, { invalidates: [demandDeskList, demandDeskReplies], quiet: true })
  const offered = demandDecisions.filter((action) => row.actions.includes(action))
  const form = useDraftForm({
    name: `feedback.decision:${row.id}`,
    version: row.version,
    initial: { action: offered[0] as DemandDecision, answer: '' },
    faultsOf: ({ answer }) => ({ answer: answer.trim() === '' && t('answerMissing') }),
  })
  const send = async ({ action, answer }: typeof form.values) => {
    await decide.mutateAsync({ id: row.id, version: row.version, action, answer })
    form.forget()
    toast.success(t('sent'))
    onDone()
  }
  return (
    <FormBody form={form} okText={t('send')} onSubmit={send}>
      <RadioGroup
        label={t('decision')}
        options={offered.map((action) => ({ value: action, label: t(`decisions.${action}`) }))}
        {...form.field('action')}
      />
      <TextArea
        label={t('answer')}
        required
        max={demandLimits.reply}
        rows={4}
        help={t('answerHint')}
        {...form.field('answer')}
      />
    </FormBody>
  )
}
