/** Events of this module. */
export const openingTopics = {
  applicationChanged: 'opening.application-changed',
  /** A message about an application is due. */
  news: 'opening.news',
} as const
