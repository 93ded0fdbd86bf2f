import { auditNames } from '@iisp/contract/audit-names'
import { subscriptionAuditNames } from './audit-names.ts'
import { subscriptionKinds } from '@iisp/contract/subscription'
import type { ServerModule } from '@iisp/server'
import { pages } from '../contract/pages.ts'
import { forgetDeliveries, onAnnouncement } from './deliveries/on-announcement.ts'
import { sendOut } from './deliveries/send-out.ts'
import { sendSubscriptions } from './deliveries/send-subscriptions.ts'
import { handlers } from './handlers.generated.ts'

export const subscriptionServer: ServerModule = {
  name: 'subscription',
  migrations: new URL('./migrations/', import.meta.url),
  handlers,
  fills: [auditNames.contribute([subscriptionAuditNames])],
  pages,
  reads: [subscriptionKinds],
  workers: [sendSubscriptions],
  subscribers: [onAnnouncement, sendOut],
  schedules: [forgetDeliveries],
  seed: async () => (await import('../fixtures/index.ts')).subscriptionSeed,
}
