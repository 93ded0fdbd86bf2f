import { type Announcement, announcementList, announcementTopics, noticeLimits } from '@iisp/notices/contract'
import type { Column } from '@iisp/ui/data-table'
import { SelectField } from '@iisp/ui/select-field'
import { useAddressParam, useText } from '@iisp/web'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { AnnouncementDrawer } from './AnnouncementDrawer.tsx'
import { announcementFilters } from './announcement-filters.ts'
import { noticeTexts } from '../notice-texts.ts'
import { type NoticeText, readColumns } from '../read-columns.tsx'

const excludedParams = ['id']
/** The call takes empty texts for all announcements. */
const everything = { year: '', name: '' }

/**
 * The published announcements, newest first. The one named in the URL is open, even if it is not
 * listed.
 */
export function Announcements() {
  const t = useText(noticeTexts)
  const [opened, open] = useAddressParam('id')
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

const announcementColumns = (t: NoticeText): Column<Announcement>[] => [
  ...readColumns(t, t('name'), 560),
  { key: 'publishTime', title: t('publishTime'), width: 170 },
]
