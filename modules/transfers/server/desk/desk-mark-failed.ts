import { writer } from '@iisp/server'
import { deskMarkFailed as call } from '../../contract/desk/desk.ts'
import { orderFlow } from '../../contract/orders/order-states.ts'
import { bookReversal } from '../ledger/ledger.ts'
import { loadVersion } from '../orders/load-order.ts'
import { moveOrder } from '../orders/steps/move-order.ts'
import { returnReason } from '../orders/steps/return-reason.ts'

export const deskMarkFailed = writer(call, async (ctx, input) => {
  const order = await loadVersion(ctx.db, ctx.actor, input)
  const reason = returnReason(input.reason)
  const moved = await moveOrder(ctx, order, { event: 'fail', who: 'custodian', reason })
  if (order.status === orderFlow.codes.paying) await bookReversal(ctx.db, order)
  return moved
})
