import { type PersonActor, type Reader, type TodoSource, raw, sql } from '@iisp/server'
import { countCap } from '../contract/limits.ts'
import { menuIds } from '../contract/menus.ts'
import type { OrderStatus } from '../contract/order-states.ts'

type Statuses = readonly OrderStatus[]

async function countOrders(db: Reader, statuses: Statuses, condition = sql`true`): Promise<number> {
  const { total } = await db.one(
    raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM (
      SELECT FROM transfers.transfer_order
      WHERE status = ANY(${statuses}::text[]) AND ${condition} LIMIT ${countCap}) found`),
  )
  return total
}

const own = (person: PersonActor) => sql`institution_id = ${person.institutionId}`
const notMade = (person: PersonActor) => sql`${own(person)} AND NOT ${person.personId} = ANY(makers)`

/** What waits for a person: only orders they may act on, so that the count reaches zero. */
export const todos: readonly TodoSource[] = [
  {
    menuId: menuIds.entry,
    count: async (db, person) =>
      (await countOrders(db, ['011'], own(person))) +
      (await countOrders(db, ['040', '050', '051'], sql`${own(person)} AND documents_missing`)),
  },
  { menuId: menuIds.review, count: (db, person) => countOrders(db, ['020'], notMade(person)) },
  {
    menuId: menuIds.sign,
    count: (db, person) =>
      countOrders(db, ['030'], sql`${notMade(person)} AND reviewed_by IS DISTINCT FROM ${person.personId}`),
  },
  {
    menuId: menuIds.desk,
    count: (db) => countOrders(db, ['040', '050', '051'], sql`NOT documents_missing`),
  },
]
