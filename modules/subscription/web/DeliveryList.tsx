import {
  type SubscriptionDelivery,
  deliveryOutcomes,
  subscriptionDeliveryList,
  subscriptionTopics,
} from '@iisp/subscription/contract'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import { filters, useText } from '@iisp/web'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { subscriptionTexts } from './subscription-texts.ts'
import type { SubscriptionText } from './wish-text.ts'

const excludedParams = ['part']
const follow = [subscriptionTopics.changed]
const tones = { sent: 'success', empty: 'neutral', refused: 'warning' } as const

const deliveryFilters = filters(subscriptionTexts, ({ oneOf }) => ({
  outcome: oneOf(deliveryOutcomes, {
    label: 'outcome',
    optionName: (outcome, t) => t(`outcomes.${outcome}`),
  }),
}))

/** The deliveries to the person, latest first. */
export function DeliveryList() {
  const t = useText(subscriptionTexts)
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <ListPart
      id="subscription.deliveries"
      title={t('parts.deliveries')}
      call={subscriptionDeliveryList}
      filters={deliveryFilters}
      excludedParams={excludedParams}
      columns={columns}
      rowKey={(row) => row.id}
      follow={follow}
      empty={t('noDeliveries')}
      refreshable
    />
  )
}

const columnsOf = (t: SubscriptionText): Column<SubscriptionDelivery>[] => [
  { key: 'at', title: t('at'), width: 170, fixed: 'left' },
  { key: 'name', title: t('name'), width: 200 },
  {
    key: 'outcome',
    title: t('outcome'),
    width: 150,
    value: (row) => t(`outcomes.${row.outcome}`),
    render: (row) => <StatusDot tone={tones[row.outcome]} label={t(`outcomes.${row.outcome}`)} />,
  },
  {
    key: 'channels',
    title: t('channels'),
    width: 170,
    value: (row) => row.channels.map((one) => t(`channel.${one}`)).join(' '),
  },
  { key: 'total', title: t('total'), width: 90, align: 'right' },
  { key: 'content', title: t('content'), width: 460, value: (row) => row.content.replaceAll('\n', '；') },
]
