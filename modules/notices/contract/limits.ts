export const noticeLimits = {
  /** Rows of the notification list (document 000, section 9). */
  pageSize: 7,
  title: 100,
  content: 20_000,
} as const
