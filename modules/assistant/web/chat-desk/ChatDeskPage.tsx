import {
  type ChatRow,
  assistantTopics,
  chatDeskList,
  chatFlow,
  chatText,
  chatViews,
} from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { CountBadge } from '@iisp/ui/count-badge'
import { HiddenText } from '@iisp/ui/hidden-text'
import { Page } from '@iisp/ui/page'
import { Pagination } from '@iisp/ui/pagination'
import { Tabs } from '@iisp/ui/tabs'
import { useLive, useLocale, useNumberedList, usePageLocation, useText } from '@iisp/web'
import { chatTexts } from './chat-texts.ts'
import { ChatPane } from './ChatPane.tsx'
import css from './chat.module.css'

const { waiting, ended } = chatFlow.codes
type View = (typeof chatViews)[number]

/** 在线客服台: the queue on the left, the open chat on the right. */
export function ChatDeskPage() {
  const t = useText(chatTexts)
  const { query, setQuery } = usePageLocation()
  const view = chatViews.find((one) => one === query.get('view')) ?? waiting
  const chatId = query.get('chat')
  const go = (change: { view?: View; chat?: string | null }) => {
    const next = new URLSearchParams(query)
    if (change.view) next.set('view', change.view)
    if (change.chat) next.set('chat', change.chat)
    else next.delete('chat')
    setQuery(next)
  }
  return (
    <Page fill title={t('title')} description={t('hint')}>
      <div className={css.desk} data-open={chatId !== null || undefined}>
        <div className={css.queue}>
          <Tabs
            label={t('title')}
            tabs={chatViews.map((key) => ({ key, label: t(`views.${key}`) }))}
            value={view}
            onChange={(next) => go({ view: next })}
          >
            <Queue key={view} view={view} chatId={chatId} onOpen={(chat) => go({ chat })} />
          </Tabs>
        </div>
        {chatId === null ? (
          <p className={css.none}>{t('choose')}</p>
        ) : (
          <ChatPane
            key={chatId}
            chatId={chatId}
            onBack={() => go({ chat: null })}
            onTaken={() => go({ view: 'mine', chat: chatId })}
          />
        )}
      </div>
    </Page>
  )
}

interface QueueProps {
  readonly view: View
  readonly chatId: string | null
  readonly onOpen: (id: string) => void
}

function Queue({ view, chatId, onOpen }: QueueProps) {
  const t = useText(chatTexts)
  const { rows, loading, error, paging, refresh, refetch } = useNumberedList(chatDeskList, { view })
  useLive(assistantTopics.chatChanged, refetch)
  if (error)
    return (
      <p className={css.none} role="alert">
        {t('failed')} <Button onClick={refresh}>{t('retry')}</Button>
      </p>
    )
  if (rows?.length === 0) return <p className={css.none}>{t('none')}</p>
  return (
    <>
      <ul className={css.chats} aria-label={t('list')} aria-busy={loading}>
        {rows?.map((row) => (
          <li key={row.id}>
            <ChatCard row={row} current={row.id === chatId} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {paging.total > paging.pageSize && <Pagination {...paging} />}
    </>
  )
}

function ChatCard({
  row,
  current,
  onOpen,
}: {
  row: ChatRow
  current: boolean
  onOpen: (id: string) => void
}) {
  const t = useText(chatTexts)
  const language = useLocale()
  return (
    <button
      type="button"
      className={css.card}
      aria-current={current || undefined}
      onClick={() => onOpen(row.id)}
    >
      <span className={css.who}>
        <strong>{row.person}</strong>
        <span>{row.lastAt.slice(5, 16)}</span>
      </span>
      <span className={css.where}>{row.institution}</span>
      <span className={css.last}>
        <span>{chatText({ text: row.lastText, event: row.lastEvent }, language)}</span>
        {row.unread > 0 && row.status !== ended && (
          <>
            <span aria-hidden="true">
              <CountBadge count={row.unread} />
            </span>
            <HiddenText>{t('unread', { n: row.unread })}</HiddenText>
          </>
        )}
      </span>
      {row.operator !== '' && <span className={css.where}>{t('operator', { name: row.operator })}</span>}
    </button>
  )
}
