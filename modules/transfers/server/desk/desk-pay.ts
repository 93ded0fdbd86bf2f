import { writer } from '@iisp/server'
import { deskPay as call } from '../../contract/desk/desk.ts'
import { payOrder } from './desk-steps.ts'
import { deskViewOf } from './desk-view.ts'
import { fromFlag } from '../flags.ts'
import { loadVersion } from '../orders/load-order.ts'

export const deskPay = writer(call, async (ctx, input) => {
  const order = await loadVersion(ctx.db, ctx.actor, input)
  const payment = { reason: input.reason, dateConfirmed: fromFlag(input.confirmDate) }
  return payOrder(ctx, order, await deskViewOf(ctx), payment)
})
