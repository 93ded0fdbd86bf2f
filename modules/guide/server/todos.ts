import { type TodoSource, raw, sql, stateLiteral } from '@iisp/server'
import { complaintFlow } from '../contract/complaint-states.ts'
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
            }>`SELECT count(*)::int AS total FROM guide.complaint WHERE state = ${stateLiteral(complaintFlow.codes.waiting)}`,
          ),
        )
      ).total,
  },
]
