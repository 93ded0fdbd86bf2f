import { type Reader, type TodoSource, countCap, raw, sql, stateList, stateLiteral } from '@iisp/server'
import { openingDesk, securitiesOpening, trusteeRaise } from '../contract/pages.ts'
import { applicationFlow } from '../contract/states.ts'

async function count(db: Reader, condition: ReturnType<typeof sql>): Promise<number> {
  const { total } = await db.one(
    raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM (
      SELECT FROM opening.application WHERE ${condition} LIMIT ${countCap}) found`),
  )
  return total
}
const { codes, sets } = applicationFlow
const rejected = (institutionId: string, kind: '1' | '2') =>
  sql`institution_id = ${institutionId} AND kind = ${kind} AND status = ${stateLiteral(codes.rejected)}`

const toCorrect = { query: `status=${codes.rejected}` }

/** To-dos: rejected applications for operators, open ones for the desk. */
export const todos: readonly TodoSource[] = [
  {
    menuId: securitiesOpening.id,
    ...toCorrect,
    count: async (db, person) =>
      person.roles.includes('operator') ? count(db, rejected(person.institutionId, '1')) : 0,
  },
  {
    menuId: trusteeRaise.id,
    ...toCorrect,
    count: async (db, person) =>
      person.roles.includes('operator') ? count(db, rejected(person.institutionId, '2')) : 0,
  },
  { menuId: openingDesk.id, count: (db) => count(db, sql`status IN ${stateList(sets.underWay)}`) },
]
