import { type Heard, feedbackDeskList, assistantTopics } from '@iisp/assistant/contract'
import { type Column, DataTable } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import { type Translate, useListPage, useLive, useNumberedList, useText } from '@iisp/web'
import { useMemo, useState } from 'react'
import { faqTexts } from './faq-texts.ts'
import { FeedbackDrawer } from './FeedbackDrawer.tsx'

type FaqText = Translate<(typeof faqTexts)['zh']>
interface Props {
  readonly view: 'disliked' | 'unanswered' | 'liked'
  readonly onMakeFaq: (question: string) => void
}

const besides = ['part']

/** What people thought of answers, or asked in vain. */
export function FeedbackList({ view, onMakeFaq }: Props) {
  const t = useText(faqTexts)
  const page = useListPage(`operations.faq-feedback.${view}`, besides)
  const heard = useNumberedList(feedbackDeskList, { view }, { enabled: page.enabled })
  useLive(assistantTopics.feedback, heard.reread)
  const columns = useMemo(() => feedbackColumns(t), [t])
  const [open, setOpen] = useState<Heard | null>(null)
  return (
    <>
      <DataTable
        label={t(`parts.${view}`)}
        columns={columns}
        rows={heard.rows}
        rowKey={(row) => row.messageId}
        loading={heard.loading}
        error={heard.error}
        emptyText={t('feedback.empty')}
        paging={heard.paging}
        {...page.table}
        keyColumn="query"
        onRowOpen={setOpen}
        heightType="fill"
      />
      {open && (
        <FeedbackDrawer
          key={open.messageId}
          heard={open}
          onClose={() => setOpen(null)}
          onMakeFaq={onMakeFaq}
        />
      )}
    </>
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
