import { reader } from '@iisp/server'
import { orderFlow } from '../../contract/orders/order-states.ts'
import { deskChanges as call } from '../../contract/orders/changes.ts'
import { changesOf } from '../orders/list/changes-of.ts'

export const deskChanges = reader(call, (ctx, { since, ids, ...input }) => {
  const proStatus = input.proStatus || orderFlow.sets.atDesk.join(',')
  return changesOf(ctx, { ...input, proStatus, changedSince: since }, ids, null)
})
