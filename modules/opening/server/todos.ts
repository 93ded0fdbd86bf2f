import { type Reader, type TodoSource, countCap, raw, sql } from '@iisp/server'
import { menuIds } from '../contract/menus.ts'
import { deskStatuses } from '../contract/states.ts'

async function count(db: Reader, condition: ReturnType<typeof sql>): Promise<number> {
  const { total } = await db.one(
    raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM (
      SELECT FROM opening.application WHERE ${condition} LIMIT ${countCap}) found`),
  )
  return total
}
const rejected = (institutionId: string, kind: '1' | '2') =>
  sql`institution_id = ${institutionId} AND kind = ${kind} AND status = '011'`

/** What waits: rejected applications for the operator who may correct them, open ones for the desk. */
export const todos: readonly TodoSource[] = [
  {
    menuId: menuIds.opening,
    count: async (db, person) =>
      person.roles.includes('operator') ? count(db, rejected(person.institutionId, '1')) : 0,
  },
  {
    menuId: menuIds.raise,
    count: async (db, person) =>
      person.roles.includes('operator') ? count(db, rejected(person.institutionId, '2')) : 0,
  },
  { menuId: menuIds.desk, count: (db) => count(db, sql`status = ANY(${deskStatuses}::text[])`) },
]
