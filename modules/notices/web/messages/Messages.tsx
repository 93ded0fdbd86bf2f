import { messageList, messageRead, messageTold, messageUnread, noticeLimits } from '@iisp/notices/contract'
import { Button } from '@iisp/ui/button'
import { useOpenMenu, useSend, useText } from '@iisp/web'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { messageColumns } from './message-columns.tsx'
import { messageFilters } from './message-filters.ts'
import { MessageDrawer } from './MessageDrawer.tsx'
import { noticeTexts } from '../notice-texts.ts'

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
