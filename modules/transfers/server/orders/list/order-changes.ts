import { reader } from '@iisp/server'
import { orderChanges as call } from '../../../contract/orders/changes.ts'
import { changesOf } from './changes-of.ts'

export const orderChanges = reader(call, (ctx, { since, ids, ...input }) =>
  changesOf(ctx, { ...input, changedSince: since }, ids, ctx.actor.institutionId),
)
