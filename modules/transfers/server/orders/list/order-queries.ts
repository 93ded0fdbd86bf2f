import { isOneOf } from '@iisp/contract'
import { raw, rawAnew, sql, countCap } from '@iisp/server'
import type { RawBuilder } from 'kysely'
import { daysBetween } from '@iisp/contract/date'
import { orderFlow } from '../../../contract/orders/order-states.ts'
import { toFen } from '../../../rules/ledger/fen.ts'
import type { Cursor, Ordering } from './cursor.ts'
import type { Filters } from './order-filters.ts'
import { type ListedOrder, listedColumns } from './listed-order.ts'

export interface Place extends Ordering {
  readonly after: Cursor | null
  readonly offset: number
  readonly limit: number
}
type Part = RawBuilder<unknown>

/** With more values than this a list walks its own order and tests each row: it meets a match soon. */
const mostLeads = 200
const mostDays = 370
/** Under each of many days only so many rows are looked up; further pages walk the list's own order. */
const mostUnderDays = 501

/** A limit of a few fixed sizes, written into the text: with an unknown limit the planner sorts whole tables. */
const limitSteps = [21, 51, 101, 201, 501, 1001, 2001, 5001, 11_001]
const limitOf = (rows: number): Part => sql.raw(String(limitSteps.find((step) => step >= rows) ?? rows))

const and = (parts: readonly Part[]): Part =>
  parts.length === 0 ? sql`true` : sql.join([...parts], sql` AND `)
const ofInstitution = (filters: Filters): Part[] =>
  filters.institutionId === null ? [] : [sql`o.institution_id = ${filters.institutionId}`]
const inProducts = (ids: readonly string[]): Part => sql`o.product_id = ANY(${ids}::bigint[])`
const inStatuses = (statuses: readonly string[]): Part => sql`o.status = ANY(${statuses}::text[])`
// ':' follows '9', so the range is exactly the numbers that begin so; it uses the index under every plan.
const numbered = (prefix: string): Part => sql`o.order_no >= ${prefix} AND o.order_no < ${`${prefix}:`}`

function conditions(filters: Filters, leads: 'product' | 'status' | 'none'): Part[] {
  const parts = [...ofInstitution(filters), ...filters.others]
  if (filters.productIds !== null && leads !== 'product') parts.push(inProducts(filters.productIds))
  if (filters.statuses !== null && leads !== 'status') parts.push(inStatuses(filters.statuses))
  return parts
}

const listed = sql.join(listedColumns.map((column) => sql.ref(`o.${column}`)))
const columns = { id: sql`o.recency`, traDate: sql`o.transfer_date`, amount: sql`o.amount_fen` } as const
const opposite = { asc: 'desc', desc: 'asc' } as const

/** Newest first is ascending recency. Rows with equal dates or amounts follow their numbers. */
function sortedBy({ sort, direction }: Ordering): Part {
  if (sort === 'id') return sql`${columns.id} ${sql.raw(opposite[direction])}`
  return sql`${columns[sort]} ${sql.raw(direction)}, o.id ${sql.raw(direction)}`
}

function behind({ sort, direction, after }: Place): Part[] {
  if (after === null) return []
  const beyond = sql.raw(direction === 'desc' ? '<' : '>')
  if (sort === 'id') return [sql`o.recency ${sql.raw(direction === 'desc' ? '>' : '<')} -${after.id}::bigint`]
  const value = sort === 'amount' ? sql`${toFen(after.value)}::bigint` : sql`${after.value}::date`
  return [sql`(${columns[sort]}, o.id) ${beyond} (${value}, ${after.id}::bigint)`]
}

/** No filter of which few rows may fit or many: one plan serves all values. */
const isEven = (filters: Filters): boolean => filters.others.length === 0

/** The rows of a page and one more, which tells that the list goes on. */
export function selectOrders(filters: Filters, place: Place) {
  const tail = sql`ORDER BY ${sortedBy(place)} LIMIT ${place.limit} OFFSET ${place.offset}`
  const run = isEven(filters) && (filters.statuses === null || place.sort === 'id') ? raw : rawAnew
  return run(sql<ListedOrder>`SELECT ${listed} FROM ${source(filters, place)} ${tail}`)
}

/**
 * Where the rows come from, so that an index gives them in order whatever the planner guesses: under each
 * product or status the first rows of its own, or the few that an order number fits.
 */
function source(filters: Filters, place: Place): Part {
  const first = sql`ORDER BY ${sortedBy(place)} LIMIT ${limitOf(place.offset + place.limit)}`
  if (filters.orderNoPrefix !== null) {
    const where = and([numbered(filters.orderNoPrefix), ...conditions(filters, 'none'), ...behind(place)])
    return sql`(SELECT * FROM transfers.transfer_order o WHERE ${where}
      ORDER BY o.order_no DESC LIMIT ${sql.raw(String(countCap))}) o`
  }
  if (filters.productIds !== null && filters.productIds.length <= mostLeads) {
    const where = and([sql`o.product_id = lead.value`, ...conditions(filters, 'product'), ...behind(place)])
    return sql`unnest(${filters.productIds}::bigint[]) lead(value), LATERAL (
      SELECT * FROM transfers.transfer_order o WHERE ${where} ${first}) o`
  }
  if (leadByDay(filters, place)) {
    const where = and([sql`o.transfer_date = lead.value`, ...conditions(filters, 'none'), ...behind(place)])
    const { from, to } = filters.days
    return sql`(SELECT ${from}::date + n AS value FROM generate_series(0, ${to}::date - ${from}::date) n) lead, LATERAL (
      SELECT * FROM transfers.transfer_order o WHERE ${where}
      ORDER BY o.id ${sql.raw(place.direction)} LIMIT ${limitOf(place.offset + place.limit)}) o`
  }
  if (filters.statuses !== null && place.sort === 'id') {
    const where = and([sql`o.status = lead.value`, ...conditions(filters, 'status'), ...behind(place)])
    return sql`unnest(${filters.statuses}::text[]) lead(value), LATERAL (
      SELECT * FROM transfers.transfer_order o WHERE ${where} ${first}) o`
  }
  const where = and([...conditions(filters, 'none'), ...behind(place)])
  return sql`(SELECT * FROM transfers.transfer_order o WHERE ${where} ${first}) o`
}

/**
 * Days long past lie far down the list's own order: each day's own rows are nearer. Orders still open are few and
 * are found under their status.
 */
function leadByDay(
  filters: Filters,
  place: Place,
): filters is Filters & { days: NonNullable<Filters['days']> } {
  const { days, statuses } = filters
  if (days === null || filters.institutionId === null || place.sort !== 'id') return false
  if (daysBetween(days.from, days.to) > mostDays || place.offset + place.limit > mostUnderDays) return false
  return statuses === null || statuses.some((status) => isOneOf(orderFlow.sets.final, status))
}

/** How many rows the filters find, up to one above the cap. */
export function countOrders(filters: Filters, cap = countCap) {
  const parts = conditions(filters, 'none')
  if (filters.orderNoPrefix !== null) parts.push(numbered(filters.orderNoPrefix))
  const run = isEven(filters) && filters.statuses === null ? raw : rawAnew
  return run(sql<{ total: number }>`SELECT count(*)::int AS total FROM (
    SELECT FROM transfers.transfer_order o WHERE ${and(parts)} LIMIT ${sql.raw(String(cap + 1))}) found`)
}
