import {
  type SubscriptionService,
  subscriptionCatalogue,
  subscriptionEnd,
  subscriptionTopics,
} from '@iisp/subscription/contract'
import { type Column, DataTable } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import { useAskAndDo, useCall, useText } from '@iisp/web'
import { useLive } from '@iisp/web/live/index'
import { useOpenTab } from '@iisp/web/routes/page-tools'
import { useMemo, useState } from 'react'
import { SubscribeDialog } from './SubscribeDialog.tsx'
import css from './subscription.module.css'
import { subscriptionTexts } from './subscription-texts.ts'
import { type SubscriptionText, wishText } from './wish-text.ts'

const paging = { mode: 'client' } as const

/** The services, each with the person's subscription. */
export function ServiceList() {
  const t = useText(subscriptionTexts)
  const openTab = useOpenTab()
  const askAndDo = useAskAndDo()
  const { data, error, isLoading, refetch } = useCall(
    subscriptionCatalogue,
    {},
    { quiet: true, staleTime: 0 },
  )
  const reload = () => void refetch()
  useLive([subscriptionTopics.changed], reload)
  const [opened, setOpened] = useState<SubscriptionService | null>(null)
  const columns = useMemo(() => columnsOf(t), [t])
  // a service opens by its name too: on a phone the actions are beyond the edge
  const open = (service: SubscriptionService) => {
    if (service.setAt !== '') void openTab({ path: service.setAt })
    else if (service.actions.includes('save')) setOpened(service)
  }
  const end = (service: SubscriptionService) =>
    void askAndDo(
      subscriptionEnd,
      { kind: service.kind },
      {
        content: t('ending', { name: service.name }),
        done: t('ended'),
        invalidates: [subscriptionCatalogue],
      },
    )
  return (
    <>
      {data?.actsForAnother && <p className={css.note}>{t('inPerson')}</p>}
      <DataTable
        label={t('parts.services')}
        columns={columns}
        rows={data?.services}
        rowKey={(row) => row.kind}
        loading={isLoading}
        error={error && { message: error.msg, onRetry: reload }}
        emptyText={t('none')}
        paging={paging}
        heightType="fill"
        keyColumn="name"
        onRowOpen={open}
        rowActions={(row) =>
          row.setAt !== ''
            ? [{ label: t('goThere'), onClick: () => open(row) }]
            : row.actions.map((action) =>
                action === 'end'
                  ? { label: t('end'), onClick: () => end(row) }
                  : { label: t(row.chosen ? 'change' : 'subscribe'), onClick: () => open(row) },
              )
        }
      />
      {opened && data && (
        <SubscribeDialog service={opened} channels={data.channels} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

const columnsOf = (t: SubscriptionText): Column<SubscriptionService>[] => [
  { key: 'name', title: t('name'), width: 210, fixed: 'left' },
  {
    key: 'wish',
    title: t('wish'),
    width: 270,
    text: (row) => wishText(row, t),
    render: (row) => <StatusDot tone={row.chosen ? 'success' : 'neutral'} label={wishText(row, t)} />,
  },
  { key: 'nextAt', title: t('nextAt'), width: 160, value: (row) => row.chosen?.nextAt?.slice(0, 16) ?? '' },
  { key: 'description', title: t('description'), width: 420 },
]
