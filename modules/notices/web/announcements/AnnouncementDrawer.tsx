import {
  announcementDetail,
  announcementList,
  announcementRead,
  announcementUnread,
} from '@iisp/notices/contract'
import { DetailDrawer } from '@iisp/ui/drawer'
import { Empty } from '@iisp/ui/empty'
import { failureOf, useCall, useSend, useText } from '@iisp/web'
import { RichText } from '@iisp/web/rich-text/index'
import { useEffect } from 'react'
import { noticeTexts } from '../notice-texts.ts'
import css from '../notices.module.css'

/** Whether a text from the address can be an id. */
const isId = (text: string) => /^[1-9][0-9]{0,17}$/.test(text)

/** An announcement in full. Showing it marks it as read. */
export function AnnouncementDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(noticeTexts)
  const known = isId(id)
  const detail = useCall(
    announcementDetail,
    { id: known ? id : '1' },
    { enabled: known, quiet: true, staleTime: 0 },
  )
  // a lost mark is made up for the next time
  const { mutate } = useSend(announcementRead, {
    quiet: true,
    invalidates: [announcementList, announcementUnread],
  })
  const isUnread = detail.data?.isRead === false
  useEffect(() => {
    if (isUnread) mutate({ id })
  }, [isUnread, id, mutate])
  const isGone = !known || detail.error?.status === 404
  return (
    <DetailDrawer
      open
      onClose={onClose}
      title={detail.data?.title ?? t('detail')}
      loading={known && detail.isPending}
      error={isGone ? null : failureOf(detail)}
    >
      {isGone ? (
        <Empty reason={t('gone')} />
      ) : (
        detail.data && (
          <>
            <p className={css.time}>
              {t('publishTime')} {detail.data.publishTime}
            </p>
            <RichText html={detail.data.content} />
          </>
        )
      )}
    </DetailDrawer>
  )
}
