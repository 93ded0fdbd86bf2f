/** Events of this module. */
export const contentTopics = {
  /** An article was added, saved, published, withdrawn or restored. Pushed to the operating side. */
  articlesChanged: 'content.articles-changed',
} as const
