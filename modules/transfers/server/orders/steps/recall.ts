import { writer } from '@iisp/server'
import { recall as call } from '../../../contract/orders/steps.ts'
import { loadVersion } from '../load-order.ts'
import { moveOrder } from './move-order.ts'

export const recall = writer(call, async (ctx, input) => {
  const order = await loadVersion(ctx.db, ctx.actor, input)
  return moveOrder(ctx, order, { event: 'recall', who: 'operator', reason: input.reason ?? '' })
})
