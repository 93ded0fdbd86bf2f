import { type TodoSource, raw, sql } from '@iisp/server'
import { guideMenuIds } from '../contract/menus.ts'

/** Complaints that wait for an answer. */
export const todos: readonly TodoSource[] = [
  {
    menuId: guideMenuIds.complaints,
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
