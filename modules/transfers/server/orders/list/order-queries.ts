import { isOneOf } from '@iisp/contract'
import { countCap, countRows, planAnew, sql } from '@iisp/server'
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
const limitOf = ({ offset, limit }: PageRequest) =>
  sql.lit(limitSteps.find((step) => step >= offset + limit) ?? offset + limit)

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

const selectedColumns = listedColumns.map((column) => `o.${column}` as const)
const columns = { id: sql`o.recency`, traDate: sql`o.transfer_date`, amount: sql`o.amount_fen` } as const
const opposite = { asc: 'desc', desc: 'asc' } as const

/** Newest first is ascending recency. Rows with equal dates or amounts follow their numbers. */
function sortedBy({ sort, direction }: Ordering): RawBuilder<unknown> {
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
export function selectOrders(filters: Filters, request: PageRequest): Compilable<ListedOrder> {
  const page = q
    .selectFrom(source(filters, request))
    .select(selectedColumns)
    .orderBy(sortedBy(request))
    .limit(request.limit)
    .offset(request.offset)
  return sharesPlan(filters) && (filters.statuses === null || request.sort === 'id') ? page : planAnew(page)
}

const orders = q.selectFrom('transfers.transfer_order as o').selectAll('o')
const where = (parts: readonly Condition[]) => parts.reduce((all, one) => all.where(one), orders)

/**
 * Where the rows come from, written so that an index yields them in order whatever the planner estimates: the first
 * rows of each product or status, or the few that match an order number.
 */
function source(filters: Filters, request: PageRequest) {
  const behind = afterCursor(request)
  const first = (parts: readonly Condition[]) =>
    where([...parts, ...behind])
      .orderBy(sortedBy(request))
      .limit(limitOf(request))
  if (filters.orderNoPrefix !== null) {
    return where([numbered(filters.orderNoPrefix), ...conditions(filters, 'none'), ...behind])
      .orderBy('o.order_no', 'desc')
      .limit(sql.lit(countCap))
      .as('o')
  }
  if (filters.productIds !== null && filters.productIds.length <= maxLeadValues) {
    const each = [sql<boolean>`o.product_id = lead.value`, ...conditions(filters, 'product')]
    return ledBy(sql`unnest(${filters.productIds}::bigint[])`, first(each))
  }
  if (leadByDay(filters, request)) {
    const each = [sql<boolean>`o.transfer_date = lead.value`, ...conditions(filters, 'none'), ...behind]
    return ledBy(daysOf(filters.days), where(each).orderBy('o.id', request.direction).limit(limitOf(request)))
  }
  if (filters.statuses !== null && request.sort === 'id') {
    const each = [sql<boolean>`o.status = lead.value`, ...conditions(filters, 'status')]
    return ledBy(sql`unnest(${filters.statuses}::text[])`, first(each))
  }
  return first(conditions(filters, 'none')).as('o')
}

/** The first rows of each value. */
const ledBy = (values: RawBuilder<unknown>, first: typeof orders) =>
  q
    .selectFrom(values.as<'lead'>(sql`lead(value)`))
    .crossJoinLateral(first.as('o'))
    .selectAll('o')
    .as('o')

const daysOf = ({ from, to }: NonNullable<Filters['days']>) =>
  sql`(SELECT ${from}::date + n FROM generate_series(0, ${to}::date - ${from}::date) n)`

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

/** How many rows the filters find, up to one above the cap. */
export function countOrders(filters: Filters, cap = countCap): Compilable<{ total: number }> {
  const parts = conditions(filters, 'none')
  if (filters.orderNoPrefix !== null) parts.push(numbered(filters.orderNoPrefix))
  const found = parts.reduce((all, one) => all.where(one), q.selectFrom('transfers.transfer_order as o'))
  const count = q.selectFrom(found.limit(sql.lit(cap + 1)).as('found')).select(countRows.as('total'))
  return sharesPlan(filters) && filters.statuses === null ? count : planAnew(count)
}
