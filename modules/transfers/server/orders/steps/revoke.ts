import { writer } from '@iisp/server'
import { revoke as call } from '../../../contract/orders/steps.ts'
import { loadVersion } from '../load-order.ts'
import { moveOrder } from './move-order.ts'

export const revoke = writer(call, async (ctx, input) => {
  const order = await loadVersion(ctx.db, ctx.actor, input)
  return moveOrder(ctx, order, { event: 'withdraw', who: 'operator', reason: input.reason ?? '' })
})
