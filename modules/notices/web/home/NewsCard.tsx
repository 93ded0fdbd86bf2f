import {
  announcementList,
  announcementTopics,
  announcementUnread,
  messageList,
  messageTold,
  messageUnread,
  notifications,
} from '@iisp/notices/contract'
import { Button } from '@iisp/ui/button'
import { HiddenText } from '@iisp/ui/hidden-text'
import { Loaded } from '@iisp/ui/skeleton'
import { useText } from '@iisp/web/i18n/use-text'
import { useLive } from '@iisp/web/live/live'
import { useCall } from '@iisp/web/request/use-call'
import { useOpenMenu } from '@iisp/web/routes/page-tools'
import { useId } from 'react'
import { newsShown } from '../../contract/home-cards.ts'
import { noticeTexts } from '../notice-texts.ts'
import css from './news-card.module.css'

const newest = { pageNo: 1, pageSize: newsShown }
const quiet = { quiet: true } as const

/** The newest messages to the account, and the newest announcements to everybody; a press opens one. */
export function NewsCard() {
  const t = useText(noticeTexts)
  return (
    <div className={css.parts}>
      <NewsPart
        title={t('parts.messages')}
        none={t('noMessages')}
        news={useMessages()}
        all="part=messages"
        one={(id) => `part=messages&detail=${id}`}
      />
      <NewsPart
        title={t('parts.announcements')}
        none={t('noAnnouncements')}
        news={useAnnouncements()}
        all="part=announcements"
        one={(id) => `part=announcements&id=${id}`}
      />
    </div>
  )
}

interface News {
  readonly list: readonly { id: string; title: string; time: string; isRead: boolean }[] | undefined
  readonly unread: number
  readonly fault: string | undefined
  readonly reload: () => void
}

function useMessages(): News {
  const { data, error, refetch } = useCall(messageList, newest, quiet)
  const unread = useCall(messageUnread, {}, quiet)
  const reload = () => {
    void refetch()
    void unread.refetch()
  }
  useLive(messageTold, reload)
  return { list: data?.list, unread: unread.data?.total ?? 0, fault: error?.msg, reload }
}

function useAnnouncements(): News {
  const { data, error, refetch } = useCall(announcementList, newest, quiet)
  const unread = useCall(announcementUnread, {}, quiet)
  const reload = () => {
    void refetch()
    void unread.refetch()
  }
  useLive([announcementTopics.published, announcementTopics.changed], reload)
  const list = data?.list.map(({ publishTime: time, ...one }) => ({ ...one, time }))
  return { list, unread: unread.data?.total ?? 0, fault: error?.msg, reload }
}

interface NewsPartProps {
  readonly title: string
  readonly none: string
  readonly news: News
  /** The query with which 消息通知 opens for all entries, and for one. */
  readonly all: string
  readonly one: (id: string) => string
}

function NewsPart({ title, none, news: { list, unread, fault, reload }, all, one }: NewsPartProps) {
  const t = useText(noticeTexts)
  const openMenu = useOpenMenu()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <header className={css.head}>
        <h3 id={id}>{title}</h3>
        {unread > 0 && <span className={css.unread}>{t('unreadOf', { n: unread })}</span>}
        <Button
          type="inline"
          aria-label={t('allOf', { title })}
          onClick={() => void openMenu(notifications.id, all)}
        >
          {t('all')}
        </Button>
      </header>
      <Loaded
        loading={list === undefined}
        error={list === undefined && fault !== undefined ? { message: fault, onRetry: reload } : null}
        lines={newsShown}
      >
        {list?.length === 0 && <p className={css.none}>{none}</p>}
        <ul className={css.list}>
          {list?.map((news) => (
            <li key={news.id}>
              <button type="button" onClick={() => void openMenu(notifications.id, one(news.id))}>
                {news.isRead ? (
                  <span className={css.title}>{news.title}</span>
                ) : (
                  <strong className={css.title}>
                    <HiddenText>{t('unread')}</HiddenText> {news.title}
                  </strong>
                )}
                <time dateTime={news.time}>{news.time.slice(5, 16)}</time>
              </button>
            </li>
          ))}
        </ul>
      </Loaded>
    </section>
  )
}
