import { refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { deskRequestDocuments as call } from '../../contract/desk/desk.ts'
import { transferErrors } from '../../contract/errors.ts'
import { actsOn } from '../../rules/orders/order-actions.ts'
import { loadVersion } from '../orders/load-order.ts'
import { markOrder } from '../orders/steps/mark-order.ts'
import { orderFacts, statusName } from '../orders/present-order.ts'
import { returnReason } from '../orders/steps/return-reason.ts'
import { viewerOf } from '../orders/detail/viewer.ts'

export const deskRequestDocuments = writer(call, async (ctx, input) => {
  const order = await loadVersion(ctx.db, ctx.actor, input)
  const { actions } = actsOn(orderFacts(order), await viewerOf(ctx))
  if (!actions.includes('request-documents')) {
    refuse(transferErrors.notMovable, { state: statusName(order.status, ctx.language) })
  }
  const reason = returnReason(input.reason)
  return markOrder(ctx, order, 'request-documents', {
    reason,
    changes: { documents_missing: true, return_reason: reason },
  })
})
