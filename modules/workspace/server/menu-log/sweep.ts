import type { Schedule } from '@iisp/server'
import { q } from '../tables.ts'

/** Deletes openings of menus after a year, and their times after a quarter. */
export const sweep: Schedule = {
  name: 'workspace.sweep',
  everySeconds: 300,
  async run(db, now) {
    const yearAgo = new Date(now.getTime() - 365 * 86_400_000)
    await db.run(q.deleteFrom('workspace.menu_log').where('at', '<', yearAgo.toISOString()))
    const quarterAgo = new Date(now.getTime() - 92 * 86_400_000)
    await db.run(q.deleteFrom('workspace.menu_timing').where('at', '<', quarterAgo.toISOString()))
  },
}
