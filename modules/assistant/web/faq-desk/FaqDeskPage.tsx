import { Page } from '@iisp/ui/page'
import { usePageLocation, useText } from '@iisp/web'
import css from './faq.module.css'
import { faqTexts } from './faq-texts.ts'
import { FaqList } from './FaqList.tsx'
import { FeedbackList } from './FeedbackList.tsx'
import { Modes } from './Modes.tsx'

const parts = ['faqs', 'disliked', 'unanswered', 'liked', 'modes'] as const

/** 问答库管理: the help texts, what people thought of them, and the modes of the assistant. */
export function FaqDeskPage() {
  const t = useText(faqTexts)
  const { query, setQuery } = usePageLocation()
  const part = parts.find((one) => one === query.get('part')) ?? 'faqs'
  return (
    <Page fill title={t('title')} description={t('hint')}>
      <div role="tablist" className={css.parts}>
        {parts.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={part === one}
            className={css.part}
            onClick={() => setQuery(new URLSearchParams({ part: one }))}
          >
            {t(`parts.${one}`)}
          </button>
        ))}
      </div>
      {part === 'faqs' ? (
        <FaqList />
      ) : part === 'modes' ? (
        <Modes />
      ) : (
        <FeedbackList
          key={part}
          view={part}
          onMakeFaq={(question) => setQuery(new URLSearchParams({ part: 'faqs', ask: question }))}
        />
      )}
    </Page>
  )
}
