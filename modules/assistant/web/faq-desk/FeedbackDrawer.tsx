import { type Heard, feedbackDeskList, feedbackDeskSettle, heardFields } from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { DetailDrawer } from '@iisp/ui/drawer'
import { TextArea } from '@iisp/ui/text-area'
import { toast, useLocale, useSend, useText } from '@iisp/web'
import { FieldFacts } from '@iisp/web/fields/index'
import { FormBody, useDraftForm } from '@iisp/web/forms/index'
import css from './faq.module.css'
import { faqTexts } from './faq-texts.ts'

const { person, feedback } = heardFields.named

interface Props {
  readonly heard: Heard
  readonly open: boolean
  readonly onClose: () => void
  readonly onMakeFaq: (question: string) => void
}

/** A rating or an unanswered question, with the form for the reply to it. */
export function FeedbackDrawer({ heard, open, onClose, onMakeFaq }: Props) {
  const t = useText(faqTexts)
  const locale = useLocale()
  const settle = useSend(feedbackDeskSettle, { quiet: true, invalidates: [feedbackDeskList] })
  const form = useDraftForm({
    name: `assistant.feedback-reply:${heard.messageId}`,
    version: 1,
    initial: { reply: '' },
  })
  return (
    <DetailDrawer open={open} onClose={onClose} size={560} title={t('feedback.detail')}>
      <FieldFacts
        fields={heardFields}
        of={heard}
        show={[
          'query',
          { label: person.name[locale], value: `${heard.person} · ${heard.institution}` },
          'at',
          'bot_type',
          { label: feedback.name[locale], value: heard.feedback || t('feedback.none') },
        ]}
      />
      {heard.answer !== '' && <pre className={css.answer}>{heard.answer}</pre>}
      {heard.reply !== '' && (
        <p className={css.note}>{t('feedback.replied', { name: heard.repliedBy, reply: heard.reply })}</p>
      )}
      <FormBody
        form={form}
        okText={t('feedback.settle')}
        onSubmit={async ({ reply }) => {
          await settle.mutateAsync({ messageId: heard.messageId, reply })
          form.forget()
          toast.success(t('done'))
          onClose()
        }}
        also={<Button onClick={() => onMakeFaq(heard.query)}>{t('feedback.toFaq')}</Button>}
      >
        <TextArea
          label={t('feedback.reply')}
          help={t('feedback.replyHint')}
          max={1000}
          rows={4}
          {...form.field('reply')}
        />
      </FormBody>
    </DetailDrawer>
  )
}
