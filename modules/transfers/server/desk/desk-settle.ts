import { writer } from '@iisp/server'
import { deskSettle as call } from '../../contract/desk/desk.ts'
import { settleOrder } from './desk-steps.ts'
import { loadVersion } from '../orders/load-order.ts'

export const deskSettle = writer(call, async (ctx, input) =>
  settleOrder(ctx, await loadVersion(ctx.db, ctx.actor, input), input.reason),
)
