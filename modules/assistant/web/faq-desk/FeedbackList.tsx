import { type Heard, feedbackDeskList, assistantTopics } from '@iisp/assistant/contract'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import { type Translate, useText } from '@iisp/web'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { faqTexts } from './faq-texts.ts'
import { FeedbackDrawer } from './FeedbackDrawer.tsx'

type FaqText = Translate<(typeof faqTexts)['zh']>
interface Props {
  readonly view: 'disliked' | 'unanswered' | 'liked'
  readonly onMakeFaq: (question: string) => void
}

const excludedParams = ['part']

/** People's ratings of answers, or their unanswered questions. */
export function FeedbackList({ view, onMakeFaq }: Props) {
  const t = useText(faqTexts)
  const columns = useMemo(() => feedbackColumns(t), [t])
  return (
    <ListPart
      id={`operations.faq-feedback.${view}`}
      title={t(`parts.${view}`)}
      call={feedbackDeskList}
      input={{ view }}
      excludedParams={excludedParams}
      columns={columns}
      rowKey={(row) => row.messageId}
      follow={[assistantTopics.feedback]}
      empty={t('feedback.empty')}
      keyColumn="query"
      detail={(row, drawer) => <FeedbackDrawer {...drawer} heard={row} onMakeFaq={onMakeFaq} />}
    />
  )
}

const feedbackColumns = (t: FaqText): Column<Heard>[] => [
  { key: 'query', title: t('feedback.query'), width: 260, fixed: 'left' },
  {
    key: 'settled',
    title: t('feedback.state'),
    width: 110,
    value: (row) => t(row.settled ? 'feedback.settled' : 'feedback.open'),
    render: (row) => (
      <StatusDot
        tone={row.settled ? 'success' : 'warning'}
        label={t(row.settled ? 'feedback.settled' : 'feedback.open')}
      />
    ),
  },
  { key: 'feedback', title: t('feedback.said'), width: 220 },
  { key: 'person', title: t('feedback.person'), width: 100 },
  { key: 'institution', title: t('feedback.institution'), width: 210 },
  { key: 'bot_type', title: t('feedback.by'), width: 100, value: (row) => t(`feedback.${row.bot_type}`) },
  { key: 'at', title: t('feedback.at'), width: 170 },
]
