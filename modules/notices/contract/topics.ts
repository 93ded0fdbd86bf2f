/** What the server pushes to everybody: a new announcement; one that was changed or withdrawn. */
export const announcementTopics = {
  published: 'notices.published',
  changed: 'notices.changed',
} as const
