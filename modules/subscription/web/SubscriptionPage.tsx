import { useText } from '@iisp/web'
import { TabbedPage } from '@iisp/web/tabbed-page/index'
import { DeliveryList } from './DeliveryList.tsx'
import { ServiceList } from './ServiceList.tsx'
import { subscriptionTexts } from './subscription-texts.ts'

/** 订阅中心: the available subscriptions and the deliveries. */
export function SubscriptionPage() {
  const t = useText(subscriptionTexts)
  return (
    <TabbedPage
      title={t('title')}
      tabs={[
        { key: 'services', label: t('parts.services'), Part: ServiceList },
        { key: 'deliveries', label: t('parts.deliveries'), Part: DeliveryList },
      ]}
    />
  )
}
