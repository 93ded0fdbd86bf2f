import { type Heard, feedbackDeskList } from '@iisp/assistant/contract'
import { type Column, DataTable } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import { type Translate, useCall, useLive, useTableSettings, useText } from '@iisp/web'
import { useMemo, useState } from 'react'
import { faqTexts } from './faq-texts.ts'
import { FeedbackDrawer } from './FeedbackDrawer.tsx'

type FaqText = Translate<(typeof faqTexts)['zh']>
interface Props {
  readonly view: 'disliked' | 'unanswered' | 'liked'
  readonly onMakeFaq: (question: string) => void
}

/** What people thought of answers, or asked in vain. */
export function FeedbackList({ view, onMakeFaq }: Props) {
  const t = useText(faqTexts)
  const [{ page, size }, setPage] = useState({ page: 1, size: 20 })
  const answer = useCall(
    feedbackDeskList,
    { view, pageNo: page, pageSize: size },
    { keepPrevious: true, quiet: true, staleTime: 0 },
  )
  useLive('assistant.feedback', () => void answer.refetch())
  const columns = useMemo(() => feedbackColumns(t), [t])
  const [open, setOpen] = useState<Heard | null>(null)
  return (
    <>
      <DataTable
        label={t(`parts.${view}`)}
        columns={columns}
        rows={answer.data?.list}
        rowKey={(row) => row.messageId}
        loading={answer.isFetching}
        error={answer.error && { message: answer.error.msg, onRetry: () => void answer.refetch() }}
        emptyText={t('feedback.empty')}
        paging={{
          mode: 'server',
          page,
          pageSize: size,
          total: answer.data?.total ?? 0,
          sizes: 'business',
          onChange: (next, nextSize) => setPage({ page: next, size: nextSize }),
        }}
        {...useTableSettings('operations.faq-feedback')}
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
