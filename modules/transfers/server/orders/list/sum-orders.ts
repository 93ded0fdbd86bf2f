import { isOneOf, platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type ReadContext, countCap, planAnew, sql } from '@iisp/server'
import { orderFlow } from '../../../contract/orders/order-states.ts'
import { transferTopics } from '../../../contract/topics.ts'
import { toFlag } from '../../flags.ts'
import { q } from '../../tables.ts'
import type { FilterInput, Filters } from './order-filters.ts'
import { matching } from './order-queries.ts'

/** Closed orders are too many to be added up. */
export function openStatuses(asked: FilterInput['proStatus'], usual: readonly string[]): string {
  if (!asked) return usual.join(',')
  const isOpen = asked.split(',').every((status) => isOneOf(orderFlow.sets.open, status))
  return isOpen ? asked : refuse(platformErrors.badInput, { field: 'proStatus' })
}

/** The totals for the wire, kept until an order changes. */
export async function totalsOf(ctx: ReadContext<PersonActor>, filters: Filters) {
  const found = await ctx.kept(
    { topic: transferTopics.orderChanged, audience: filters.institutionId ?? '*' },
    `totals of ${filters.name}`,
    () => ctx.db.all(sumOrders(filters)),
  )
  return {
    groups: found.map(({ status, pays, count, complete, sum }) => ({
      proStatus: status,
      payFlag: toFlag(pays),
      count: Math.min(count, countCap),
      complete: Math.min(complete, countCap),
      sum,
    })),
    capped: found.reduce((all, { count }) => all + count, 0) > countCap,
  }
}

/** Counts and sums by state and direction, over one order above the cap at most. */
export function sumOrders(filters: Filters, cap = countCap) {
  const found = q
    .selectFrom('transfers.transfer_order as o')
    .select(['o.status', 'o.pays', 'o.amount', 'o.documents_missing'])
    .where(matching(filters))
    .limit(sql.lit(cap + 1))
  const sums = q
    .selectFrom(found.as('found'))
    .select([
      'found.status',
      'found.pays',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) FILTER (WHERE NOT documents_missing))::int`.as('complete'),
      sql<string>`sum(amount)::text`.as('sum'),
    ])
    .groupBy(['found.status', 'found.pays'])
  // a state may have few orders or thousands
  return planAnew(sums)
}
