import { lazyPart, type ModuleEntry } from '@iisp/web'
import { subscriptionCentre } from '../contract/pages.ts'

const SubscriptionPage = lazyPart(() => import('./SubscriptionPage.tsx'), 'SubscriptionPage')

const entry: ModuleEntry = {
  pages: [{ page: subscriptionCentre, component: SubscriptionPage }],
}
export default entry
