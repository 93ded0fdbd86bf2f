import { writer } from '@iisp/server'
import { performancePay as call } from '../../contract/performance-fees/performance-fees.ts'
import { lockShown } from './lock-owed.ts'
import { payByOrder } from './pay-by-order.ts'

export const performancePay = writer(call, async (ctx, { productId, amount }) => {
  const fund = await lockShown(ctx.db, productId, amount)
  const { id, order, transferDate } = await payByOrder(ctx, fund, { amount, reason: '', by: ctx.actor })
  return { id, orderNo: order.orderNo, transferDate }
})
