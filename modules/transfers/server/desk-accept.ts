import { writer } from '@iisp/server'
import { deskAccept as call } from '../contract/desk.ts'
import { acceptOrder } from './desk-steps.ts'
import { loadVersion } from './load-order.ts'

export const deskAccept = writer(call, async (ctx, input) =>
  acceptOrder(ctx, await loadVersion(ctx.db, ctx.actor, input), input.reason),
)
