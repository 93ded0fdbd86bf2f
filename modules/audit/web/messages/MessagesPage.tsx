import { type OutboxMessage, listMessages, outboxFields } from '@iisp/audit/contract'
import { DetailDrawer } from '@iisp/ui/drawer'
import { useLocale, useText } from '@iisp/web'
import { FieldFacts, columnsOf } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { messageTexts, purposeName } from './message-texts.ts'
import css from './messages.module.css'

/** 消息发件箱: the messages that the embedded SMS and mail ports stored instead of sending them. */
export function MessagesPage() {
  const t = useText(messageTexts)
  const locale = useLocale()
  const columns = useMemo(
    () =>
      columnsOf(outboxFields, locale, [
        'at',
        'channel',
        'recipient',
        { key: 'purpose', width: 160, value: ({ purpose }: OutboxMessage) => purposeName(purpose, t) },
        { key: 'body', width: 480 },
      ]),
    [t, locale],
  )
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
          <FieldFacts
            fields={outboxFields}
            of={message}
            show={[
              'at',
              'channel',
              'recipient',
              { label: t('purpose'), value: purposeName(message.purpose, t) },
            ]}
          />
          <p className={css.body}>{message.body}</p>
        </DetailDrawer>
      )}
    />
  )
}
