import type { AuditNames } from '@iisp/contract/audit-names'

/** The audit trail's words of this module. */
export const subscriptionAuditNames: AuditNames = {
  module: 'subscription',
  actions: {
    save: ['订阅', 'Subscribed'],
    end: ['退订', 'Unsubscribed'],
  },
  objects: {
    subscription: ['订阅', 'Subscription'],
  },
}
