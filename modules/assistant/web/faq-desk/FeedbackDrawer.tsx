import { type Heard, feedbackDeskList, feedbackDeskSettle } from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { TextArea } from '@iisp/ui/text-area'
import { toast, useSend, useText } from '@iisp/web'
import { useState } from 'react'
import css from './faq.module.css'
import { faqTexts } from './faq-texts.ts'

interface Props {
  readonly heard: Heard
  readonly onClose: () => void
  readonly onMakeFaq: (question: string) => void
}

/** One matter of the desk: what was asked and said, and the reply to it. */
export function FeedbackDrawer({ heard, onClose, onMakeFaq }: Props) {
  const t = useText(faqTexts)
  const [reply, setReply] = useState('')
  const settle = useSend(feedbackDeskSettle, {
    invalidates: [feedbackDeskList],
    onSuccess: () => {
      toast.success(t('done'))
      onClose()
    },
  })
  return (
    <DetailDrawer open onClose={onClose} size={560} title={t('feedback.detail')}>
      <Facts
        facts={[
          { label: t('feedback.query'), value: heard.query },
          { label: t('feedback.person'), value: `${heard.person} · ${heard.institution}` },
          { label: t('feedback.at'), value: heard.at },
          { label: t('feedback.by'), value: t(`feedback.${heard.bot_type}`) },
          { label: t('feedback.said'), value: heard.feedback || t('feedback.none') },
        ]}
      />
      {heard.answer !== '' && <pre className={css.answer}>{heard.answer}</pre>}
      {heard.reply !== '' && (
        <p className={css.note}>{t('feedback.replied', { name: heard.repliedBy, reply: heard.reply })}</p>
      )}
      <TextArea
        label={t('feedback.reply')}
        help={t('feedback.replyHint')}
        max={1000}
        rows={4}
        value={reply}
        onChange={setReply}
      />
      <div className={css.buttons}>
        <Button onClick={() => onMakeFaq(heard.query)}>{t('feedback.toFaq')}</Button>
        <Button
          type="primary"
          loading={settle.isPending}
          onClick={() => settle.mutate({ messageId: heard.messageId, reply })}
        >
          {t('feedback.settle')}
        </Button>
      </div>
    </DetailDrawer>
  )
}
