import { reader } from '@iisp/server'
import { getAttachmentsByZlId as call } from '../../contract/files.ts'
import { attachmentsOf, presentAttachment } from './attachments-of.ts'
import { loadOrder } from '../orders/load-order.ts'

export const getAttachmentsByZlId = reader(call, async (ctx, input) => {
  const order = await loadOrder(ctx.db, ctx.actor, input.zlId)
  const files = await attachmentsOf(ctx.db, order.id)
  return files.map((file) => presentAttachment(file, order, ctx.language))
})
