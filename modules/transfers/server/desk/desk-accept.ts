import { writer } from '@iisp/server'
import { deskAccept as call } from '../../contract/desk/desk.ts'
import { acceptOrder } from './desk-steps.ts'
import { loadVersion } from '../orders/load-order.ts'

export const deskAccept = writer(call, async (ctx, input) =>
  acceptOrder(ctx, await loadVersion(ctx.db, ctx.actor, input), input.reason),
)
