import { announcementList, announcementTopics, noticeLimits } from '@iisp/notices/contract'
import { SelectField } from '@iisp/ui/select-field'
import { usePageLocation, useText } from '@iisp/web'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { announcementColumns } from './announcement-columns.tsx'
import { AnnouncementDrawer } from './AnnouncementDrawer.tsx'
import { announcementFilters } from './announcement-filters.ts'
import { noticeTexts } from '../notice-texts.ts'

const excludedParams = ['id']
/** The call takes empty texts for all announcements. */
const everything = { year: '', name: '' }

/** The published announcements, newest first. The one that the address names is open, whether listed or not. */
export function Announcements() {
  const t = useText(noticeTexts)
  const { query, setQuery } = usePageLocation()
  const opened = query.get('id')
  const open = (id: string | null) => {
    const next = new URLSearchParams(query)
    if (id === null) next.delete('id')
    else next.set('id', id)
    setQuery(next, { push: id !== null })
  }
  const columns = useMemo(() => announcementColumns(t), [t])
  return (
    <>
      <ListPart
        id="notices.announcements"
        title={t('announcements')}
        call={announcementList}
        filters={announcementFilters}
        draw={(answer) => ({
          year: ({ value, onChange }) => (
            <SelectField
              label={t('year')}
              placeholder={t('allYears')}
              value={value || null}
              onChange={(year) => onChange(year ?? '')}
              options={(answer?.years ?? []).map((year) => ({ value: year, label: t('yearName', { year }) }))}
            />
          ),
        })}
        input={everything}
        columns={columns}
        rowKey={(row) => row.id}
        fixedSize={noticeLimits.pageSize}
        excludedParams={excludedParams}
        follow={[announcementTopics.published, announcementTopics.changed]}
        empty={t('empty')}
        keyColumn="title"
        onRowOpen={(row) => open(row.id)}
      />
      {opened !== null && <AnnouncementDrawer key={opened} id={opened} onClose={() => open(null)} />}
    </>
  )
}
