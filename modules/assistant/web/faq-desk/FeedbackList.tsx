import { type Heard, assistantTopics, feedbackDeskList, heardFields } from '@iisp/assistant/contract'
import { StatusDot } from '@iisp/ui/status-dot'
import { useLocale, useText } from '@iisp/web'
import { columnsOf } from '@iisp/web/fields/index'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { faqTexts } from './faq-texts.ts'
import { FeedbackDrawer } from './FeedbackDrawer.tsx'

interface Props {
  readonly view: 'disliked' | 'unanswered' | 'liked'
  readonly onMakeFaq: (question: string) => void
}

const excludedParams = ['part']

/** People's ratings of answers, or their unanswered questions. */
export function FeedbackList({ view, onMakeFaq }: Props) {
  const t = useText(faqTexts)
  const locale = useLocale()
  const columns = useMemo(() => {
    const stateOf = ({ settled }: Heard) => t(settled ? 'feedback.settled' : 'feedback.open')
    return columnsOf(heardFields, locale, [
      { key: 'query', width: 260 },
      {
        key: 'settled',
        title: t('feedback.state'),
        width: 110,
        value: stateOf,
        render: (row: Heard) => <StatusDot tone={row.settled ? 'success' : 'warning'} label={stateOf(row)} />,
      },
      'feedback',
      'person',
      { key: 'institution', width: 210 },
      'bot_type',
      'at',
    ])
  }, [t, locale])
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
