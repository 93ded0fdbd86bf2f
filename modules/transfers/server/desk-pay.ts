import { writer } from '@iisp/server'
import { deskPay as call } from '../contract/desk.ts'
import { payOrder } from './desk-steps.ts'
import { loadVersion } from './load-order.ts'

export const deskPay = writer(call, async (ctx, input) =>
  payOrder(ctx, await loadVersion(ctx.db, ctx.actor, input), input.reason),
)
