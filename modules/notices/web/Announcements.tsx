import { announcementList, announcementTopics, noticeLimits } from '@iisp/notices/contract'
import { DataTable } from '@iisp/ui/data-table'
import { useCall, useLive, usePageLocation, useTableSettings, useText } from '@iisp/web'
import { useFollowLanguage } from '@iisp/web/i18n/use-follow-language'
import { useMemo, useState } from 'react'
import { announcementColumns } from './announcement-columns.tsx'
import { AnnouncementDrawer } from './AnnouncementDrawer.tsx'
import { AnnouncementFilters } from './AnnouncementFilters.tsx'
import { noticeTexts } from './notice-texts.ts'

const everything = { year: '', name: '' }

/** The announcements that stand, newest first; the one that the address names lies open. */
export function Announcements() {
  const t = useText(noticeTexts)
  const { query, setQuery } = usePageLocation()
  const opened = query.get('id')
  const open = (id: string | null) => setQuery(new URLSearchParams(id === null ? {} : { id }))
  const [filters, setFilters] = useState(everything)
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    announcementList,
    { ...filters, pageNo, pageSize: noticeLimits.pageSize },
    { keepPrevious: true, quiet: true, staleTime: 0 },
  )
  const again = () => void answer.refetch()
  useLive(announcementTopics.published, again)
  useLive(announcementTopics.changed, again)
  useFollowLanguage(answer.refetch)
  const columns = useMemo(() => announcementColumns(t), [t])
  return (
    <>
      <AnnouncementFilters
        years={answer.data?.years ?? []}
        loading={answer.isFetching}
        onQuery={(wanted) => {
          setPageNo(1)
          setFilters(wanted)
          if (pageNo === 1 && wanted.year === filters.year && wanted.name === filters.name) again()
        }}
      />
      <DataTable
        label={t('announcements')}
        columns={columns}
        rows={answer.data?.list}
        rowKey={(row) => row.id}
        loading={answer.isLoading || answer.isPlaceholderData}
        error={answer.error && { message: answer.error.msg, onRetry: again }}
        emptyText={t('empty')}
        paging={{
          mode: 'server',
          page: pageNo,
          pageSize: noticeLimits.pageSize,
          total: answer.data?.total ?? 0,
          sizes: null,
          onChange: setPageNo,
        }}
        {...useTableSettings('notices.announcements')}
        keyColumn="title"
        onRowOpen={(row) => open(row.id)}
        heightType="fill"
      />
      {opened !== null && <AnnouncementDrawer key={opened} id={opened} onClose={() => open(null)} />}
    </>
  )
}
