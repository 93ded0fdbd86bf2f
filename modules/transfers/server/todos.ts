import { type PersonActor, type Reader, type TodoSource, raw, sql, countCap } from '@iisp/server'
import { transferDesk, transferEntry, transferList, transferReview, transferSign } from '../contract/pages.ts'
import { type OrderStatus, orderFlow } from '../contract/orders/order-states.ts'
import { secondsOf } from './flags.ts'

type Statuses = readonly OrderStatus[]

async function countOrders(db: Reader, statuses: Statuses, condition = sql`true`): Promise<number> {
  const { total } = await db.one(
    raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM (
      SELECT FROM transfers.transfer_order
      WHERE status = ANY(${statuses}::text[]) AND ${condition} LIMIT ${countCap}) found`),
  )
  return total
}

/** When the oldest order began to wait. Queried one status at a time, since each is a single index lookup. */
async function oldestOf(db: Reader, statuses: Statuses, condition = sql`true`): Promise<string | null> {
  const found = await Promise.all(
    statuses.map((status) =>
      db.maybe(
        raw(sql<{ since: string }>`SELECT coalesce(submitted_at, created_at) AS since
          FROM transfers.transfer_order WHERE status = ${status} AND ${condition}
          ORDER BY recency DESC LIMIT 1`),
      ),
    ),
  )
  return earliest(found.map((row) => row?.since))
}
const earliest = (times: readonly (string | undefined)[]): string | null =>
  times
    .flatMap((time) => (time === undefined ? [] : [secondsOf(time)]))
    .toSorted()
    .at(0) ?? null

const own = (person: PersonActor) => sql`institution_id = ${person.institutionId}`
const notMade = (person: PersonActor) => sql`${own(person)} AND NOT ${person.personId} = ANY(makers)`
const mayBeSigned = (person: PersonActor) =>
  sql`${notMade(person)} AND reviewed_by IS DISTINCT FROM ${person.personId}`
const withDocuments = sql`NOT documents_missing`
const lacking = (person: PersonActor) => sql`${own(person)} AND documents_missing`
const openFailure = (person: PersonActor) => sql`${own(person)} AND failure_open`
const { codes, sets } = orderFlow

const waiting = (
  menuId: string,
  ...parts: readonly (readonly [Statuses, (person: PersonActor) => ReturnType<typeof own>])[]
): TodoSource => ({
  menuId,
  async count(db, person) {
    const counts = await Promise.all(
      parts.map(([statuses, which]) => countOrders(db, statuses, which(person))),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  },
  async oldest(db, person) {
    const times = parts.map(([statuses, which]) => oldestOf(db, statuses, which(person)))
    return earliest((await Promise.all(times)).map((time) => time ?? undefined))
  },
})

/** What waits for a person. Only counts orders they may act on, so that the count can reach zero. */
export const todos: readonly TodoSource[] = [
  {
    ...waiting(transferEntry.id, [[codes.returned], own], [sets.beforePayment, lacking]),
    opens: transferList,
    query: 'todo=entry',
  },
  {
    ...waiting(transferList.id, [[codes.failed], openFailure]),
    query: `proStatus=${codes.failed}&failureOpen=1`,
    roles: ['operator'],
  },
  waiting(transferReview.id, [[codes.toReview], notMade]),
  waiting(transferSign.id, [[codes.toSign], mayBeSigned]),
  {
    ...waiting(transferDesk.id, [sets.beforePayment, () => withDocuments]),
    query: `proStatus=${sets.beforePayment.join(',')}&qsfj=0`,
  },
]
