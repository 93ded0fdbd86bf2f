import type { Output } from '@iisp/contract'
import { listMessages } from '@iisp/audit/contract'
import type { Column } from '@iisp/ui/data-table'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { type Translate, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { messageTexts, purposeName } from './message-texts.ts'
import css from './messages.module.css'

type Message = Output<typeof listMessages>['list'][number]
type MessageText = Translate<(typeof messageTexts)['zh']>

/** 消息发件箱: the messages that the embedded SMS and mail ports stored instead of sending them. */
export function MessagesPage() {
  const t = useText(messageTexts)
  const columns = useMemo(() => messageColumns(t), [t])
  return (
    <ListPage
      id="operations.messages"
      title={t('title')}
      description={t('hint')}
      call={listMessages}
      columns={columns}
      rowKey={(row) => row.id}
      empty={t('empty')}
      refreshable
      detail={(message, drawer) => (
        <DetailDrawer {...drawer} size={560} title={t('message', { id: message.id })}>
          <Facts
            facts={[
              { label: t('at'), value: message.at },
              { label: t('channel'), value: t(`channels.${message.channel}`) },
              { label: t('recipient'), value: message.recipient },
              { label: t('purpose'), value: purposeName(message.purpose, t) },
            ]}
          />
          <p className={css.body}>{message.body}</p>
        </DetailDrawer>
      )}
    />
  )
}

const messageColumns = (t: MessageText): Column<Message>[] => [
  { key: 'at', title: t('at'), width: 170, fixed: 'left' },
  { key: 'channel', title: t('channel'), width: 90, value: (row) => t(`channels.${row.channel}`) },
  { key: 'recipient', title: t('recipient'), width: 220 },
  { key: 'purpose', title: t('purpose'), width: 160, value: (row) => purposeName(row.purpose, t) },
  { key: 'body', title: t('body'), width: 480 },
]
