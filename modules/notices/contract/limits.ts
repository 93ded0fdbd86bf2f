export const noticeLimits = {
  /** Rows of the notification list (document 000, section 9). */
  pageSize: 7,
  /** Days that an account's messages are kept. */
  messageDays: 180,
  /** Days that an announcement is planned ahead. */
  daysAhead: 90,
  title: 100,
  content: 20_000,
} as const
