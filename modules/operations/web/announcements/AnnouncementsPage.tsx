import { type AnnouncementRow, announcementDeskList, announcementTopics } from '@iisp/notices/contract'
import { Button } from '@iisp/ui/button'
import { DataTable } from '@iisp/ui/data-table'
import { Page } from '@iisp/ui/page'
import { useCall, useLive, useTableSettings, useText } from '@iisp/web'
import { useFollowLanguage } from '@iisp/web/i18n/use-follow-language'
import { useMemo, useState } from 'react'
import { announcementColumns } from './announcement-columns.tsx'
import { AnnouncementEditor } from './AnnouncementEditor.tsx'
import { type AnnouncementFilters, AnnouncementFilterBar } from './AnnouncementFilterBar.tsx'
import { announcementTexts } from './announcement-texts.ts'
import { AnnouncementView } from './AnnouncementView.tsx'
import { useWithdraw } from './use-withdraw.ts'

/** 公告管理: every announcement, newest first; published, changed and withdrawn here. */
export function AnnouncementsPage() {
  const t = useText(announcementTexts)
  const [filters, setFilters] = useState<AnnouncementFilters>({})
  const [{ page, size }, setPage] = useState({ page: 1, size: 20 })
  const answer = useCall(
    announcementDeskList,
    { ...filters, pageNo: page, pageSize: size },
    { keepPrevious: true, quiet: true, staleTime: 0 },
  )
  const again = () => void answer.refetch()
  useLive(announcementTopics.published, again)
  useLive(announcementTopics.changed, again)
  useFollowLanguage(answer.refetch)
  const columns = useMemo(() => announcementColumns(t), [t])
  // '' is a new one
  const [edited, setEdited] = useState<string | null>(null)
  const [viewed, setViewed] = useState<AnnouncementRow | null>(null)
  const withdraw = useWithdraw()
  return (
    <Page
      fill
      title={t('title')}
      description={t('hint')}
      filters={
        <AnnouncementFilterBar
          loading={answer.isFetching}
          onQuery={(next) => {
            setPage({ page: 1, size })
            setFilters(next)
          }}
        />
      }
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={answer.data?.list}
        rowKey={(row) => row.id}
        loading={answer.isFetching}
        error={answer.error && { message: answer.error.msg, onRetry: again }}
        emptyText={t('empty')}
        paging={{
          mode: 'server',
          page,
          pageSize: size,
          total: answer.data?.total ?? 0,
          sizes: 'business',
          onChange: (next, nextSize) => setPage({ page: next, size: nextSize }),
        }}
        {...useTableSettings('operations.announcements')}
        keyColumn="title"
        onRowOpen={setViewed}
        rowActions={(row) =>
          row.state === 'withdrawn'
            ? []
            : [
                { label: t('edit'), onClick: () => setEdited(row.id) },
                { label: t('withdraw'), onClick: () => void withdraw(row), danger: true },
              ]
        }
        heightType="fill"
        actions={
          <Button type="primary" onClick={() => setEdited('')}>
            {t('add')}
          </Button>
        }
      />
      {viewed && <AnnouncementView row={viewed} onClose={() => setViewed(null)} />}
      {edited !== null && (
        <AnnouncementEditor id={edited === '' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Page>
  )
}
