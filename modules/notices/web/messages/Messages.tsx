import {
  type Message,
  messageList,
  messageRead,
  messageTold,
  messageUnread,
  noticeLimits,
} from '@iisp/notices/contract'
import { Button } from '@iisp/ui/button'
import type { Column } from '@iisp/ui/data-table'
import { useOpenMenu, useSend, useText } from '@iisp/web'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { messageFilters } from './message-filters.ts'
import { MessageDrawer } from './MessageDrawer.tsx'
import { noticeTexts } from '../notice-texts.ts'
import { type NoticeText, readColumns } from '../read-columns.tsx'

const excludedParams = ['part']

/** The messages to the account, newest first. Opening one marks it as read. */
export function Messages() {
  const t = useText(noticeTexts)
  const openMenu = useOpenMenu()
  const { mutate } = useSend(messageRead, { quiet: true, invalidates: [messageList, messageUnread] })
  const columns = useMemo(() => messageColumns(t), [t])
  return (
    <ListPart
      id="notices.messages"
      title={t('parts.messages')}
      call={messageList}
      filters={messageFilters}
      columns={columns}
      rowKey={(row) => row.id}
      fixedSize={noticeLimits.pageSize}
      excludedParams={excludedParams}
      follow={[messageTold]}
      empty={t('noMessages')}
      keyColumn="title"
      onOpened={(row) => row.isRead || mutate({ id: row.id })}
      detail={(row, drawer) => (
        <MessageDrawer
          {...drawer}
          message={row}
          onFollow={() => {
            drawer.onClose()
            void openMenu(row.menuId, row.query)
          }}
        />
      )}
      actions={({ rows: [newest] = [] }) => (
        <Button
          disabled={newest === undefined}
          onClick={() => newest && mutate({ id: newest.id, upTo: '1' })}
        >
          {t('readAll')}
        </Button>
      )}
    />
  )
}

const messageColumns = (t: NoticeText): Column<Message>[] => [
  ...readColumns(t, t('message'), 320),
  { key: 'content', title: t('content'), width: 560 },
  { key: 'time', title: t('receivedAt'), width: 170 },
]
