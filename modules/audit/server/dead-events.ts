import { type TodoSource, raw, sql } from '@iisp/server'
import { failedEvents } from '../contract/pages.ts'

/** What system administrators are shown at the menu: events that nothing but a replay moves on. */
export const deadEvents: TodoSource = {
  menuId: failedEvents.id,
  count: async (db) =>
    (
      await db.one(
        raw(sql<{ count: number }>`SELECT count(*)::int AS count FROM platform.failed_event
          WHERE dead_at IS NOT NULL`),
      )
    ).count,
}
