import { reader } from '@iisp/server'
import { orderFlow } from '../../../contract/orders/order-states.ts'
import { orderTotals as call } from '../../../contract/orders/totals.ts'
import { readFilters } from './order-filters.ts'
import { openStatuses, totalsOf } from './sum-orders.ts'

export const orderTotals = reader(call, async (ctx, input) => {
  const proStatus = openStatuses(input.proStatus, orderFlow.sets.underWay)
  return totalsOf(ctx, await readFilters(ctx, { ...input, proStatus }, ctx.actor.institutionId))
})
