import { writer } from '@iisp/server'
import { deskReturnOrder as call } from '../../contract/desk/desk.ts'
import { loadVersion } from '../orders/load-order.ts'
import { moveOrder } from '../orders/steps/move-order.ts'
import { returnReason } from '../orders/steps/return-reason.ts'

export const deskReturnOrder = writer(call, async (ctx, input) => {
  const order = await loadVersion(ctx.db, ctx.actor, input)
  const reason = returnReason(input.reason)
  return moveOrder(ctx, order, { event: 'return', who: 'custodian', reason })
})
