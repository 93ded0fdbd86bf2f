export const subscriptionTopics = {
  /** A subscription was made, changed or ended, or something was sent: the person's pages read again. */
  changed: 'subscription.changed',
  /** A subscription has become due before its time. */
  due: 'subscription.due',
  /** A delivery is to leave by mail or text message. */
  delivered: 'subscription.delivered',
} as const
