import type { Decision } from '@iisp/contract'
import { RadioGroup } from '@iisp/ui/radio-group'
import { TextArea } from '@iisp/ui/text-area'
import { toast, useLocale, useText } from '@iisp/web'
import { FormBody, useDraftForm } from '@iisp/web/forms/index'
import { answerTexts } from './answer-texts.ts'

interface Props<A extends string> {
  /** Identifies the draft. */
  readonly name: string
  /** Version of the row that is answered; a draft for an older one is marked as such. */
  readonly version: number
  /** The possible decisions, the most likely one first. */
  readonly actions: readonly A[]
  readonly decisions: Readonly<Record<A, Decision>>
  /** Who reads the answer. */
  readonly hint: string
  readonly onSend: (decided: { readonly action: A; readonly answer: string }) => Promise<unknown>
  readonly onSent: () => void
}

/** A decision at a desk and the answer that its author reads. The answer is kept until it has been sent. */
export function AnswerForm<A extends string>(props: Props<A>) {
  const { name, version, actions, decisions, hint, onSend, onSent } = props
  const t = useText(answerTexts)
  const locale = useLocale()
  const form = useDraftForm({
    name,
    version,
    initial: { action: actions[0] as A, answer: '' },
    faultsOf: ({ action, answer }) => ({
      answer: answer.trim() === '' && decisions[action].reason?.missing[locale],
    }),
  })
  const { reason, done } = decisions[form.values.action]
  const send = async (decided: typeof form.values) => {
    await onSend(decided)
    form.forget()
    if (done !== undefined) toast.success(done[locale])
    onSent()
  }
  return (
    <FormBody form={form} okText={t('send')} onSubmit={send}>
      <RadioGroup
        label={t('decision')}
        options={actions.map((value) => ({ value, label: decisions[value].button[locale] }))}
        {...form.field('action')}
      />
      {reason && (
        <TextArea
          label={reason.label[locale]}
          required
          max={reason.max}
          rows={4}
          help={hint}
          {...form.field('answer')}
        />
      )}
    </FormBody>
  )
}
