import type { Output } from '@iisp/contract'
import { listMessages } from '@iisp/audit/contract'
import { Button } from '@iisp/ui/button'
import { type Column, DataTable } from '@iisp/ui/data-table'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { Page } from '@iisp/ui/page'
import { type Translate, useCursorList, useListPage, useText } from '@iisp/web'
import { useMemo, useState } from 'react'
import { messageTexts } from './message-texts.ts'
import css from './messages.module.css'

type Message = Output<typeof listMessages>['list'][number]
type MessageText = Translate<(typeof messageTexts)['zh']>

/** 消息发件箱: what the embedded SMS and mail ports kept instead of sending. */
export function MessagesPage() {
  const t = useText(messageTexts)
  const page = useListPage('operations.messages')
  const messages = useCursorList(listMessages, {}, { enabled: page.enabled })
  const columns = useMemo(() => messageColumns(t), [t])
  const [shown, setShown] = useState<Message | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <Page fill title={t('title')} description={t('hint')}>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={messages.rows}
        rowKey={(row) => row.id}
        loading={messages.loading}
        error={messages.error}
        emptyText={t('empty')}
        paging={messages.paging}
        {...page.table}
        onRowOpen={(row) => {
          setShown(row)
          setOpen(true)
        }}
        heightType="fill"
        actions={
          <Button loading={messages.loading} onClick={messages.refresh}>
            {t('refresh')}
          </Button>
        }
      />
      <DetailDrawer
        open={open}
        onClose={() => setOpen(false)}
        size={560}
        title={t('message', { id: shown?.id ?? '' })}
      >
        {shown && (
          <>
            <Facts
              facts={[
                { label: t('at'), value: shown.at },
                { label: t('channel'), value: t(`channels.${shown.channel}`) },
                { label: t('recipient'), value: shown.recipient },
                { label: t('purpose'), value: shown.purpose },
              ]}
            />
            <p className={css.body}>{shown.body}</p>
          </>
        )}
      </DetailDrawer>
    </Page>
  )
}

const messageColumns = (t: MessageText): Column<Message>[] => [
  { key: 'at', title: t('at'), width: 170, fixed: 'left' },
  { key: 'channel', title: t('channel'), width: 90, value: (row) => t(`channels.${row.channel}`) },
  { key: 'recipient', title: t('recipient'), width: 220 },
  { key: 'purpose', title: t('purpose'), width: 160 },
  { key: 'body', title: t('body'), width: 480 },
]
