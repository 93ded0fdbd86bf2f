import { refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { transferErrors } from '../../../contract/errors.ts'
import { acknowledgeFailure as call } from '../../../contract/orders/steps.ts'
import { loadVersion } from '../load-order.ts'
import { markOrder } from './mark-order.ts'
import { statusName } from '../present-order.ts'

export const acknowledgeFailure = writer(call, async (ctx, input) => {
  const order = await loadVersion(ctx.db, ctx.actor, input)
  if (!order.failure_open) {
    refuse(transferErrors.notMovable, { state: statusName(order.status, ctx.language) })
  }
  return markOrder(ctx, order, 'acknowledge', { changes: { failure_open: false } })
})
