/** Events of this module. */
export const openingTopics = {
  applicationChanged: 'opening.application-changed',
  /** Somebody must be notified about an application. */
  news: 'opening.news',
} as const
