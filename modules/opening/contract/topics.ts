/** Events of this module. */
export const openingTopics = {
  applicationChanged: 'opening.application-changed',
  /** Those who wait are to be told. */
  news: 'opening.news',
} as const
