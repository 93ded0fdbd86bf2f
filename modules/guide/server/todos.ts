import { type TodoSource, raw, sql } from '@iisp/server'
import { complaintDesk } from '../contract/pages.ts'

/** Complaints that wait for an answer. */
export const todos: readonly TodoSource[] = [
  {
    menuId: complaintDesk.id,
    count: async (db) =>
      (
        await db.one(
          raw(
            sql<{
              total: number
            }>`SELECT count(*)::int AS total FROM guide.complaint WHERE answered_at IS NULL`,
          ),
        )
      ).total,
  },
]
