import { reader } from '@iisp/server'
import { getSztAttachmentsByZlId as call } from '../../contract/files.ts'
import { attachmentsOf, presentAttachment } from './attachments-of.ts'
import { loadOrder } from '../orders/load-order.ts'

/** Source code of orders received over the SSCC link. */
const sscc = '3'

export const getSztAttachmentsByZlId = reader(call, async (ctx, input) => {
  const order = await loadOrder(ctx.db, ctx.actor, input.zlId)
  const files = order.source === sscc ? await attachmentsOf(ctx.db, order.id) : []
  return files.map((file) => presentAttachment(file, order, ctx.language))
})
