import { institutionKinds } from '@iisp/contract'
import {
  type AnnouncementRow,
  announcementDeskList,
  announcementDeskWithdraw,
  announcementTopics,
  deskAnnouncementFields,
} from '@iisp/notices/contract'
import { Button } from '@iisp/ui/button'
import { filters, useAddressParam, useAskAndDo, useLocale, useText } from '@iisp/web'
import { columnsOf } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { AnnouncementEditor } from './AnnouncementEditor.tsx'
import { announcementTexts } from './announcement-texts.ts'
import { AnnouncementView } from './AnnouncementView.tsx'

/** The announcement that is being edited; empty for a new one. */
const editName = 'edit'
const excludedParams = [editName]
const announcementFilters = filters(announcementTexts, ({ keyword, choice }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  state: choice(deskAnnouncementFields.named.state),
}))

/** 公告管理: publishes, changes and withdraws announcements. */
export function AnnouncementsPage() {
  const t = useText(announcementTexts)
  const askAndDo = useAskAndDo()
  const locale = useLocale()
  const columns = useMemo(() => {
    const audienceOf = ({ audience }: AnnouncementRow) =>
      audience.length === institutionKinds.length
        ? t('everybody')
        : audience.map((kind) => t(`kinds.${kind}`)).join(t('and'))
    return columnsOf(deskAnnouncementFields, locale, [
      { key: 'title', width: 340 },
      'state',
      { key: 'audience', value: audienceOf },
      'publishedAt',
      'publishedBy',
      'readers',
      'version',
      'changedAt',
      'withdrawnAt',
    ])
  }, [t, locale])
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
