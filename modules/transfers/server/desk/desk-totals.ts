import { reader } from '@iisp/server'
import { orderFlow } from '../../contract/orders/order-states.ts'
import { deskTotals as call } from '../../contract/orders/totals.ts'
import { momentBar } from '../../rules/desk/payment-day.ts'
import { paymentHours } from '../../rules/orders/transfer-time.ts'
import { readFilters } from '../orders/list/order-filters.ts'
import { openStatuses, totalsOf } from '../orders/list/sum-orders.ts'
import { paymentMoment } from './desk-view.ts'

export const deskTotals = reader(call, async (ctx, input) => {
  const proStatus = openStatuses(input.proStatus, orderFlow.sets.atDesk)
  const [filters, moment] = await Promise.all([
    readFilters(ctx, { ...input, proStatus }, null),
    paymentMoment(ctx),
  ])
  const totals = await totalsOf(ctx, filters)
  return { ...totals, moment: { bar: momentBar(moment), today: moment.today, ...paymentHours } }
})
