import { Page } from '@iisp/ui/page'
import { Tabs } from '@iisp/ui/tabs'
import { usePageLocation, usePageTitle, useText } from '@iisp/web'
import { DeliveryList } from './DeliveryList.tsx'
import { ServiceList } from './ServiceList.tsx'
import { subscriptionTexts } from './subscription-texts.ts'

const parts = { services: ServiceList, deliveries: DeliveryList } as const
const keys = ['services', 'deliveries'] as const

/** 订阅中心: what can be subscribed to, and what was sent. */
export function SubscriptionPage() {
  const t = useText(subscriptionTexts)
  usePageTitle(t('title'))
  const { query, setQuery } = usePageLocation()
  const part = keys.find((one) => one === query.get('part')) ?? 'services'
  const Part = parts[part]
  return (
    <Page fill title={t('title')}>
      <Tabs
        label={t('title')}
        tabs={keys.map((key) => ({ key, label: t(`parts.${key}`) }))}
        value={part}
        onChange={(next) => setQuery(new URLSearchParams({ part: next }))}
      >
        <Part />
      </Tabs>
    </Page>
  )
}
