import { isOneOf } from '@iisp/contract'
import {
  type RowVersion,
  compiledOnce,
  countCap,
  countRows,
  planAnew,
  raw,
  sql,
  stateLiteral,
} from '@iisp/server'
import type { Compilable, RawBuilder } from 'kysely'
import { daysBetween } from '@iisp/contract/date'
import { orderFlow } from '../../../contract/orders/order-states.ts'
import { toFen } from '../../../rules/ledger/fen.ts'
import type { Cursor, Ordering } from './cursor.ts'
import type { Condition, Filters } from './order-filters.ts'
import { type ListedOrder, listedColumns } from '../present-order.ts'
import { q } from '../../tables.ts'

export interface PageRequest extends Ordering {
  readonly after: Cursor | null
  readonly offset: number
  readonly limit: number
}
export type VersionedOrder = ListedOrder & RowVersion
type Sql = RawBuilder<unknown>

/** With more values than this the list scans its own order and tests each row, since a match is found quickly. */
const maxLeadValues = 200
const maxDays = 370
/** At most this many rows are looked up per day; further pages scan the list's own order. */
const maxRowsPerDay = 501

/**
 * Limits are rounded up to a few fixed sizes and written into the statement, because with an unknown limit the
 * planner sorts whole tables.
 */
const limitSteps = [21, 51, 101, 201, 501, 1001, 2001, 5001, 11_001]
const limitOf = (rows: number): Sql => sql.raw(String(limitSteps.find((step) => step >= rows) ?? rows))

const and = (parts: readonly Condition[]): Condition =>
  parts.length === 0 ? sql`true` : sql.join([...parts], sql` AND `)
const ofInstitution = (filters: Filters): Condition[] =>
  filters.institutionId === null ? [] : [sql`o.institution_id = ${filters.institutionId}`]
const inProducts = (ids: readonly string[]): Condition => sql`o.product_id = ANY(${ids}::bigint[])`
const inStatuses = (statuses: readonly string[]): Condition => sql`o.status = ANY(${statuses}::text[])`
// ':' follows '9', so the range contains exactly the numbers with this prefix, and the index is used under every plan
const numbered = (prefix: string): Condition => sql`o.order_no >= ${prefix} AND o.order_no < ${`${prefix}:`}`

function conditions(filters: Filters, leads: 'product' | 'status' | 'none'): Condition[] {
  const parts = [...ofInstitution(filters), ...filters.others]
  if (filters.productIds !== null && leads !== 'product') parts.push(inProducts(filters.productIds))
  if (filters.statuses !== null && leads !== 'status') parts.push(inStatuses(filters.statuses))
  return parts
}

/** One piece of text each, because the statements are built for every request. */
const rowColumns = sql.raw([...listedColumns, 'xmin'].map((column) => `o.${column}`).join(', '))
const versionColumns = sql.raw('o.id, o.xmin')
const stored = sql.raw('*, xmin')
const columns = { id: sql`o.recency`, traDate: sql`o.transfer_date`, amount: sql`o.amount_fen` } as const
const opposite = { asc: 'desc', desc: 'asc' } as const

/** Newest first is ascending recency. Rows with equal dates or amounts follow their numbers. */
function sortedBy({ sort, direction }: Ordering): Sql {
  if (sort === 'id') return sql`${columns.id} ${sql.raw(opposite[direction])}`
  return sql`${columns[sort]} ${sql.raw(direction)}, o.id ${sql.raw(direction)}`
}

function afterCursor({ sort, direction, after }: PageRequest): Condition[] {
  if (after === null) return []
  const beyond = sql.raw(direction === 'desc' ? '<' : '>')
  if (sort === 'id') return [sql`o.recency ${sql.raw(direction === 'desc' ? '>' : '<')} -${after.id}::bigint`]
  const value = sort === 'amount' ? sql`${toFen(after.value)}::bigint` : sql`${after.value}::date`
  return [sql`(${columns[sort]}, o.id) ${beyond} (${value}, ${after.id}::bigint)`]
}

/** Whether no filter is selective for some values only, so that one plan suits all values. */
const sharesPlan = (filters: Filters): boolean => filters.others.length === 0

/** Selects the rows of a page and one more, which shows whether there is a next page. */
export const selectOrders = (filters: Filters, request: PageRequest) =>
  selectPage<VersionedOrder>(rowColumns, filters, request)

/** The same page, of each row its version alone. */
export const selectVersions = (filters: Filters, request: PageRequest) =>
  selectPage<RowVersion>(versionColumns, filters, request)

/** Some rows in no particular order. Orders that the reader may not see are left out. */
export const selectById: (ids: readonly string[]) => Compilable<VersionedOrder> = compiledOnce(
  q
    .selectFrom('transfers.transfer_order as o')
    .select([...listedColumns, sql<string>`o.xmin`.as('xmin')])
    .where('id', '=', sql<string>`ANY(${[]}::bigint[])`),
)

function selectPage<Row>(selected: Sql, filters: Filters, request: PageRequest): Compilable<Row> {
  const tail = sql`ORDER BY ${sortedBy(request)} LIMIT ${request.limit} OFFSET ${request.offset}`
  const page = raw(sql<Row>`SELECT ${selected} FROM ${source(filters, request)} ${tail}`)
  return sharesPlan(filters) && (filters.statuses === null || request.sort === 'id') ? page : planAnew(page)
}

/**
 * The FROM clause, written so that an index yields the rows in order regardless of the planner's
 * estimates: the first rows of each product or status, or the few that match an order number.
 */
function source(filters: Filters, request: PageRequest): Sql {
  const first = sql`ORDER BY ${sortedBy(request)} LIMIT ${limitOf(request.offset + request.limit)}`
  if (filters.orderNoPrefix !== null) {
    const where = and([
      numbered(filters.orderNoPrefix),
      ...conditions(filters, 'none'),
      ...afterCursor(request),
    ])
    return sql`(SELECT ${stored} FROM transfers.transfer_order o WHERE ${where}
      ORDER BY o.order_no DESC LIMIT ${sql.raw(String(countCap))}) o`
  }
  if (filters.statuses !== null && leadByDue(filters, request)) {
    const where = and([
      sql`o.status = lead.value`,
      isOpen,
      ...conditions(filters, 'status'),
      ...afterCursor(request),
    ])
    return sql`unnest(${filters.statuses}::text[]) lead(value), LATERAL (
      SELECT ${stored} FROM transfers.transfer_order o WHERE ${where} ${first}) o`
  }
  if (filters.productIds !== null && filters.productIds.length <= maxLeadValues) {
    const where = and([
      sql`o.product_id = lead.value`,
      ...conditions(filters, 'product'),
      ...afterCursor(request),
    ])
    return sql`unnest(${filters.productIds}::bigint[]) lead(value), LATERAL (
      SELECT ${stored} FROM transfers.transfer_order o WHERE ${where} ${first}) o`
  }
  if (leadByDay(filters, request)) {
    const where = and([
      sql`o.transfer_date = lead.value`,
      ...conditions(filters, 'none'),
      ...afterCursor(request),
    ])
    const { from, to } = filters.days
    return sql`(SELECT ${from}::date + n AS value FROM generate_series(0, ${to}::date - ${from}::date) n) lead, LATERAL (
      SELECT ${stored} FROM transfers.transfer_order o WHERE ${where}
      ORDER BY o.id ${sql.raw(request.direction)} LIMIT ${limitOf(request.offset + request.limit)}) o`
  }
  if (filters.statuses !== null && request.sort === 'id') {
    const where = and([sql`o.status = lead.value`, ...conditions(filters, 'status'), ...afterCursor(request)])
    return sql`unnest(${filters.statuses}::text[]) lead(value), LATERAL (
      SELECT ${stored} FROM transfers.transfer_order o WHERE ${where} ${first}) o`
  }
  const where = and([...conditions(filters, 'none'), ...afterCursor(request)])
  return sql`(SELECT ${stored} FROM transfers.transfer_order o WHERE ${where} ${first}) o`
}

/**
 * Finds rows by day, because past days lie deep in the list's own order. Open orders are few and are found by status.
 */
function leadByDay(
  filters: Filters,
  request: PageRequest,
): filters is Filters & { days: NonNullable<Filters['days']> } {
  const { days, statuses } = filters
  if (days === null || filters.institutionId === null || request.sort !== 'id') return false
  if (daysBetween(days.from, days.to) > maxDays || request.offset + request.limit > maxRowsPerDay)
    return false
  return statuses === null || statuses.some((status) => isOneOf(orderFlow.sets.final, status))
}

/** Open orders sorted by date come from a partial index of each status. */
function leadByDue({ statuses, orderNoPrefix }: Filters, { sort }: PageRequest): boolean {
  if (sort !== 'traDate' || statuses === null || orderNoPrefix !== null) return false
  return statuses.every((status) => isOneOf(orderFlow.sets.open, status))
}
const isOpen = sql<boolean>`o.status < ${stateLiteral(orderFlow.codes.paid)}`

/** All filters as one condition on the table alias `o`. */
export const matching = (filters: Filters) =>
  and([
    ...conditions(filters, 'none'),
    ...(filters.orderNoPrefix === null ? [] : [numbered(filters.orderNoPrefix)]),
  ])

/** Number of rows that the filters match, up to one above the cap. */
export function countOrders(filters: Filters, cap = countCap): Compilable<{ total: number }> {
  const found = q
    .selectFrom('transfers.transfer_order as o')
    .where(matching(filters))
    .limit(sql.lit(cap + 1))
  const count = q.selectFrom(found.as('found')).select(countRows.as('total'))
  return sharesPlan(filters) && filters.statuses === null ? count : planAnew(count)
}
