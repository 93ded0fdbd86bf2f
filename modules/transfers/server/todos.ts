import { type PersonActor, type Reader, type TodoSource, countCap, countRows, sql } from '@iisp/server'
import { transferDesk, transferEntry, transferList, transferReview, transferSign } from '../contract/pages.ts'
import { type OrderStatus, orderFlow } from '../contract/orders/order-states.ts'
import { secondsOf } from './flags.ts'
import { q } from './tables.ts'

type Statuses = readonly OrderStatus[]
type Condition = ReturnType<typeof own>

async function countOrders(db: Reader, statuses: Statuses, condition: Condition): Promise<number> {
  const found = q
    .selectFrom('transfers.transfer_order')
    .where('status', '=', sql<OrderStatus>`ANY(${statuses}::text[])`)
    .where(condition)
    .limit(countCap)
  const { total } = await db.one(q.selectFrom(found.as('found')).select(countRows.as('total')))
  return total
}

/**
 * The time at which the oldest order began to wait. Queried one status at a time, since each is a
 * single index lookup.
 */
async function oldestOf(db: Reader, statuses: Statuses, condition: Condition): Promise<string | null> {
  const found = await Promise.all(
    statuses.map((status) =>
      db.maybe(
        q
          .selectFrom('transfers.transfer_order')
          .select((e) => e.fn.coalesce('submitted_at', 'created_at').as('since'))
          .where('status', '=', status)
          .where(condition)
          .orderBy('recency', 'desc')
          .limit(1),
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

// Partial indexes need their condition in the text of the query.
const own = (person: PersonActor) => sql<boolean>`institution_id = ${person.institutionId}`
const notMade = (person: PersonActor) =>
  sql<boolean>`${own(person)} AND NOT makers && ${person.persons}::text[]`
const mayBeSigned = (person: PersonActor) =>
  sql<boolean>`${notMade(person)} AND (reviewed_by = ANY(${person.persons}::text[])) IS NOT TRUE`
const withDocuments = sql<boolean>`NOT documents_missing`
const lacking = (person: PersonActor) => sql<boolean>`${own(person)} AND documents_missing`
const openFailure = (person: PersonActor) => sql<boolean>`${own(person)} AND failure_open`
const { codes, sets } = orderFlow

const waiting = (
  menuId: string,
  ...parts: readonly (readonly [Statuses, (person: PersonActor) => Condition])[]
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

/** To-dos of a person. Only counts orders they may act on, so that the count can reach zero. */
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
