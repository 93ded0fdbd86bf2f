import {
  type SubscriptionDelivery,
  deliveryFields,
  subscriptionDeliveryList,
  subscriptionTopics,
} from '@iisp/subscription/contract'
import { filters, useLocale, useText } from '@iisp/web'
import { columnsOf } from '@iisp/web/fields/index'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { subscriptionTexts } from './subscription-texts.ts'

const excludedParams = ['part']
const follow = [subscriptionTopics.changed]
const deliveryFilters = filters(subscriptionTexts, ({ choice }) => ({
  outcome: choice(deliveryFields.named.outcome),
}))

/** The deliveries to the person, latest first. */
export function DeliveryList() {
  const t = useText(subscriptionTexts)
  const locale = useLocale()
  const columns = useMemo(() => {
    const channelsOf = ({ channels }: SubscriptionDelivery) =>
      channels.map((one) => t(`channel.${one}`)).join(' ')
    return columnsOf(deliveryFields, locale, [
      'at',
      { key: 'name', width: 200 },
      { key: 'outcome', width: 150 },
      { key: 'channels', width: 170, value: channelsOf },
      'total',
      { key: 'content', width: 460, value: (row) => row.content.replaceAll('\n', '；') },
    ])
  }, [t, locale])
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
