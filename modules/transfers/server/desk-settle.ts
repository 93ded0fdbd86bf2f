import { writer } from '@iisp/server'
import { deskSettle as call } from '../contract/desk.ts'
import { bookSettlement } from './ledger.ts'
import { loadVersion } from './load-order.ts'
import { moveOrder } from './move-order.ts'

export const deskSettle = writer(call, async (ctx, input) => {
  const order = await loadVersion(ctx.db, ctx.actor, input)
  const moved = await moveOrder(ctx, order, { event: 'settle', who: 'custodian', reason: input.reason ?? '' })
  await bookSettlement(ctx.db, order)
  return moved
})
