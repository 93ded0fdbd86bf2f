import { Page } from '@iisp/ui/page'
import { Tabs } from '@iisp/ui/tabs'
import { usePageLocation, useText } from '@iisp/web'
import { faqTexts } from './faq-texts.ts'
import { FaqList } from './FaqList.tsx'
import { FeedbackList } from './FeedbackList.tsx'
import { Modes } from './Modes.tsx'

const parts = ['faqs', 'disliked', 'unanswered', 'liked', 'modes'] as const

/** 问答库管理: the help texts, the feedback on them, and the modes of the assistant. */
export function FaqDeskPage() {
  const t = useText(faqTexts)
  const { query, setQuery } = usePageLocation()
  const part = parts.find((one) => one === query.get('part')) ?? 'faqs'
  return (
    <Page fill title={t('title')}>
      <Tabs
        label={t('title')}
        tabs={parts.map((key) => ({ key, label: t(`parts.${key}`) }))}
        value={part}
        onChange={(next) => setQuery(new URLSearchParams({ part: next }))}
      >
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
      </Tabs>
    </Page>
  )
}
