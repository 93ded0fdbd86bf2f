/**
 * Limits on the settings stored per account. Table and menu ids come from pages, so normal use
 * never reaches these limits.
 */
export const settingLimits = {
  tables: 100,
  displays: 100,
  /** Views of one table, and of all tables together. */
  viewsOfTable: 20,
  views: 100,
  /** Bytes of one setting or view. */
  bytes: 8000,
  /** Cards of the home page. */
  cards: 60,
  /** Openings of menus recorded per day. */
  openingsADay: 2000,
} as const
