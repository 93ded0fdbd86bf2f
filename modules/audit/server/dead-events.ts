import { type TodoSource, countRows } from '@iisp/server'
import { failedEvents } from '../contract/pages.ts'
import { q } from './tables.ts'

/** The system administrators' to-do: events that only a replay can move on. */
export const deadEvents: TodoSource = {
  menuId: failedEvents.id,
  count: async (db) =>
    (
      await db.one(
        q.selectFrom('platform.failed_event').select(countRows.as('count')).where('dead_at', 'is not', null),
      )
    ).count,
}
