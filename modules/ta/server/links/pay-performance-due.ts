import { compare } from '@iisp/contract/exact'
import { writer } from '@iisp/server'
import { payPerformanceDue as call } from '../../contract/links/performance-due.ts'
import { lockOwed } from '../performance-fees/lock-owed.ts'
import { payByOrder } from '../performance-fees/pay-by-order.ts'

/** The audit trail of the calling module names the person who released the payable. */
const by = { personId: 'system', name: '系统' }

export const payPerformanceDue = writer(call, async (ctx, { productId, most, reason }) => {
  const fund = await lockOwed(ctx.db, productId)
  const amount = compare(fund.owed, most) < 0 ? fund.owed : most
  const { order } = await payByOrder(ctx, fund, { amount, reason, by })
  return { id: order.id, orderNo: order.orderNo, amount }
})
