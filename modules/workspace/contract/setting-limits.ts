/** How much an account may keep. Only pages name tables and menus, so these numbers are never reached in normal use. */
export const settingLimits = {
  tables: 100,
  displays: 100,
  /** Views of one table, and of all together. */
  viewsOfTable: 20,
  views: 100,
  /** Bytes of one setting or view. */
  bytes: 8000,
  /** Openings of menus that are noted a day. */
  openingsADay: 2000,
} as const
