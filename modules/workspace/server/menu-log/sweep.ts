import { type Schedule, raw, sql } from '@iisp/server'

/** Forgets after a year which menus were opened. */
export const sweep: Schedule = {
  name: 'workspace.sweep',
  everySeconds: 300,
  async run(db, now) {
    const yearAgo = new Date(now.getTime() - 365 * 86_400_000)
    await db.run(raw(sql`DELETE FROM workspace.menu_log WHERE at < ${yearAgo}`))
  },
}
