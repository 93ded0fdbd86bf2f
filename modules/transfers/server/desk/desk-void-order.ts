import { writer } from '@iisp/server'
import { deskVoidOrder as call } from '../../contract/desk/desk.ts'
import { loadVersion } from '../orders/load-order.ts'
import { moveOrder } from '../orders/steps/move-order.ts'
import { returnReason } from '../orders/steps/return-reason.ts'

export const deskVoidOrder = writer(call, async (ctx, input) => {
  const order = await loadVersion(ctx.db, ctx.actor, input)
  const reason = returnReason(input.reason)
  return moveOrder(ctx, order, { event: 'void', who: 'custodian', reason })
})
