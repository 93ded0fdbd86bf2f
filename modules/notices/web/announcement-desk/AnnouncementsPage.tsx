import { type AnnouncementRow, announcementDeskList, announcementTopics } from '@iisp/notices/contract'
import { Button } from '@iisp/ui/button'
import { DataTable } from '@iisp/ui/data-table'
import { Page } from '@iisp/ui/page'
import { useListPage, useLive, useNumberedList, useText } from '@iisp/web'
import { useFollowLanguage } from '@iisp/web/i18n/use-follow-language'
import { useMemo, useState } from 'react'
import { announcementColumns } from './announcement-columns.tsx'
import { AnnouncementEditor } from './AnnouncementEditor.tsx'
import { AnnouncementFilterBar } from './AnnouncementFilterBar.tsx'
import { filterInput, filtersFrom, queryOf } from './announcement-filters.ts'
import { announcementTexts } from './announcement-texts.ts'
import { AnnouncementView } from './AnnouncementView.tsx'
import { useWithdraw } from './use-withdraw.ts'

/** 公告管理: every announcement, newest first; published, changed and withdrawn here. */
export function AnnouncementsPage() {
  const t = useText(announcementTexts)
  const page = useListPage('operations.announcements')
  const filters = useMemo(() => filtersFrom(page.filters), [page.filters])
  const announcements = useNumberedList(announcementDeskList, filterInput(filters), { enabled: page.enabled })
  useLive(announcementTopics.published, announcements.reread)
  useLive(announcementTopics.changed, announcements.reread)
  useFollowLanguage(announcements.reread)
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
          value={filters}
          loading={announcements.loading}
          onQuery={(next) => page.search(queryOf(next), queryOf(filters), announcements.restart)}
        />
      }
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={announcements.rows}
        rowKey={(row) => row.id}
        loading={announcements.loading}
        error={announcements.error}
        emptyText={t('empty')}
        paging={announcements.paging}
        {...page.table}
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
