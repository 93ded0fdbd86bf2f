/** Events pushed to everybody: an announcement was published, changed or withdrawn. */
export const announcementTopics = {
  published: 'notices.published',
  changed: 'notices.changed',
} as const
