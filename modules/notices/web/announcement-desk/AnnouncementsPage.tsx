import {
  type AnnouncementRow,
  announcementDeskList,
  announcementDeskWithdraw,
  announcementTopics,
} from '@iisp/notices/contract'
import { Button } from '@iisp/ui/button'
import { useAddressParam, useAskAndDo, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { announcementColumns } from './announcement-columns.tsx'
import { AnnouncementEditor } from './AnnouncementEditor.tsx'
import { announcementFilters } from './announcement-filters.ts'
import { announcementTexts } from './announcement-texts.ts'
import { AnnouncementView } from './AnnouncementView.tsx'

/** The announcement that is being edited; empty for a new one. */
const editName = 'edit'
const excludedParams = [editName]

/** 公告管理: publishes, changes and withdraws announcements. */
export function AnnouncementsPage() {
  const t = useText(announcementTexts)
  const askAndDo = useAskAndDo()
  const columns = useMemo(() => announcementColumns(t), [t])
  const [edited, setEdited] = useAddressParam(editName)
  const withdraw = ({ id, version, title }: AnnouncementRow) =>
    askAndDo(
      announcementDeskWithdraw,
      { id, version },
      {
        content: t('withdrawAsk', { title }),
        danger: true,
        okText: t('withdraw'),
        done: t('withdrawn'),
        invalidates: [announcementDeskList],
      },
    )
  return (
    <>
      <ListPage
        id="operations.announcements"
        title={t('title')}
        description={t('hint')}
        call={announcementDeskList}
        filters={announcementFilters}
        excludedParams={excludedParams}
        columns={columns}
        rowKey={(row) => row.id}
        follow={[announcementTopics.published, announcementTopics.changed]}
        empty={t('empty')}
        keyColumn="title"
        rowActions={(row) =>
          row.state === 'withdrawn'
            ? []
            : [
                { label: t('edit'), onClick: () => setEdited(row.id) },
                { label: t('withdraw'), onClick: () => void withdraw(row), danger: true },
              ]
        }
        actions={
          <Button type="primary" onClick={() => setEdited('')}>
            {t('add')}
          </Button>
        }
        detail={(row, drawer) => <AnnouncementView {...drawer} row={row} />}
      />
      {edited !== null && (
        <AnnouncementEditor id={edited === '' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  )
}
