import { refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { deskRequestDocuments as call } from '../contract/desk.ts'
import { transferErrors } from '../contract/errors.ts'
import { actsOn } from '../rules/order-actions.ts'
import { loadVersion } from './load-order.ts'
import { markOrder } from './mark-order.ts'
import { orderFacts, statusName } from './present-order.ts'
import { returnReason } from './return-reason.ts'
import { viewerOf } from './viewer.ts'

export const deskRequestDocuments = writer(call, async (ctx, input) => {
  const order = await loadVersion(ctx.db, ctx.actor, input)
  const { actions } = actsOn(orderFacts(order), await viewerOf(ctx))
  if (!actions.includes('request-documents')) {
    refuse(transferErrors.notMovable, { state: statusName(order.status, ctx.language) })
  }
  const reason = returnReason(input.reason)
  return markOrder(ctx, order, { event: 'request-documents', documentsMissing: true, reason })
})
