import {
  type Message,
  messageList,
  messageRead,
  messageTold,
  messageUnread,
  noticeLimits,
} from '@iisp/notices/contract'
import { Button } from '@iisp/ui/button'
import { DataTable } from '@iisp/ui/data-table'
import { useListPage, useLive, useNumberedList, useOpenMenu, useSend, useText } from '@iisp/web'
import { useFollowLanguage } from '@iisp/web/i18n/use-follow-language'
import { useMemo, useState } from 'react'
import { messageColumns } from './message-columns.tsx'
import { messageFiltersFrom, messageQueryOf } from './message-filters.ts'
import { MessageDrawer } from './MessageDrawer.tsx'
import { MessageFilters } from './MessageFilters.tsx'
import { noticeTexts } from '../notice-texts.ts'

const besides = ['part']

/** What the account was told, newest first; a message that is opened is read. */
export function Messages() {
  const t = useText(noticeTexts)
  const openMenu = useOpenMenu()
  const [shown, setShown] = useState<Message | null>(null)
  const page = useListPage('notices.messages', besides)
  const filters = useMemo(() => messageFiltersFrom(page.filters), [page.filters])
  const messages = useNumberedList(messageList, filters, {
    enabled: page.enabled,
    fixedSize: noticeLimits.pageSize,
  })
  useLive(messageTold, messages.reread)
  useFollowLanguage(messages.reread)
  const { mutate } = useSend(messageRead, { quiet: true, invalidates: [messageList, messageUnread] })
  const columns = useMemo(() => messageColumns(t), [t])
  const open = (message: Message) => {
    setShown(message)
    if (!message.isRead) mutate({ id: message.id })
  }
  const newest = messages.rows?.[0]
  return (
    <>
      <MessageFilters
        value={filters}
        loading={messages.loading}
        onQuery={(next) => page.search(messageQueryOf(next), messageQueryOf(filters), messages.restart)}
      />
      <DataTable
        label={t('parts.messages')}
        columns={columns}
        rows={messages.rows}
        rowKey={(row) => row.id}
        loading={messages.loading}
        error={messages.error}
        emptyText={t('noMessages')}
        paging={messages.paging}
        {...page.table}
        keyColumn="title"
        onRowOpen={open}
        actions={
          <Button
            disabled={newest === undefined}
            onClick={() => newest && mutate({ id: newest.id, upTo: '1' })}
          >
            {t('readAll')}
          </Button>
        }
        heightType="fill"
      />
      {shown && (
        <MessageDrawer
          message={shown}
          onClose={() => setShown(null)}
          onFollow={() => {
            setShown(null)
            void openMenu(shown.menuId, shown.query)
          }}
        />
      )}
    </>
  )
}
