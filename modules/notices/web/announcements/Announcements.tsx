import { announcementList, announcementTopics, noticeLimits } from '@iisp/notices/contract'
import { DataTable } from '@iisp/ui/data-table'
import { useListPage, useLive, useNumberedList, usePageLocation, useText } from '@iisp/web'
import { useFollowLanguage } from '@iisp/web/i18n/use-follow-language'
import { useMemo } from 'react'
import { announcementColumns } from './announcement-columns.tsx'
import { AnnouncementDrawer } from './AnnouncementDrawer.tsx'
import { filtersFrom, queryOf } from './announcement-filters.ts'
import { AnnouncementFilters } from './AnnouncementFilters.tsx'
import { noticeTexts } from '../notice-texts.ts'

const besides = ['id']

/** The announcements that stand, newest first; the one that the address names lies open. */
export function Announcements() {
  const t = useText(noticeTexts)
  const { query, setQuery } = usePageLocation()
  const opened = query.get('id')
  const open = (id: string | null) => {
    const next = new URLSearchParams(query)
    if (id === null) next.delete('id')
    else next.set('id', id)
    setQuery(next)
  }
  const page = useListPage('notices.announcements', besides)
  const filters = useMemo(() => filtersFrom(page.filters), [page.filters])
  const announcements = useNumberedList(announcementList, filters, {
    enabled: page.enabled,
    fixedSize: noticeLimits.pageSize,
  })
  useLive(announcementTopics.published, announcements.reread)
  useLive(announcementTopics.changed, announcements.reread)
  useFollowLanguage(announcements.reread)
  const columns = useMemo(() => announcementColumns(t), [t])
  return (
    <>
      <AnnouncementFilters
        value={filters}
        years={announcements.data?.years ?? []}
        loading={announcements.loading}
        onQuery={(next) => page.search(queryOf(next), queryOf(filters), announcements.restart)}
      />
      <DataTable
        label={t('announcements')}
        columns={columns}
        rows={announcements.rows}
        rowKey={(row) => row.id}
        loading={announcements.loading}
        error={announcements.error}
        emptyText={t('empty')}
        paging={announcements.paging}
        {...page.table}
        keyColumn="title"
        onRowOpen={(row) => open(row.id)}
        heightType="fill"
      />
      {opened !== null && <AnnouncementDrawer key={opened} id={opened} onClose={() => open(null)} />}
    </>
  )
}
