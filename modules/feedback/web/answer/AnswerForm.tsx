import { RadioGroup } from '@iisp/ui/radio-group'
import { TextArea } from '@iisp/ui/text-area'
import { toast, useText } from '@iisp/web'
import { FormBody, useDraftForm } from '@iisp/web/forms/index'
import { answerTexts } from './answer-texts.ts'

interface Props<A extends string> {
  /** Identifies the draft. */
  readonly name: string
  /** Version of the row that is answered; a draft for an older one is marked as such. */
  readonly version: number
  /** The possible decisions with their names, the most likely one first. */
  readonly decisions: readonly { readonly value: A; readonly label: string }[]
  readonly words: Readonly<Record<'answer' | 'hint' | 'missing' | 'sent', string>>
  readonly max: number
  readonly onSend: (decided: { readonly action: A; readonly answer: string }) => Promise<unknown>
  readonly onSent: () => void
}

/** A decision at a desk and the answer that its author reads. The answer is kept until it has been sent. */
export function AnswerForm<A extends string>(props: Props<A>) {
  const { name, version, decisions, words, max, onSend, onSent } = props
  const t = useText(answerTexts)
  const form = useDraftForm({
    name,
    version,
    initial: { action: decisions[0]?.value as A, answer: '' },
    faultsOf: ({ answer }) => ({ answer: answer.trim() === '' && words.missing }),
  })
  const send = async (decided: typeof form.values) => {
    await onSend(decided)
    form.forget()
    toast.success(words.sent)
    onSent()
  }
  return (
    <FormBody form={form} okText={t('send')} onSubmit={send}>
      <RadioGroup label={t('decision')} options={decisions} {...form.field('action')} />
      <TextArea
        label={words.answer}
        required
        max={max}
        rows={4}
        help={words.hint}
        {...form.field('answer')}
      />
    </FormBody>
  )
}
