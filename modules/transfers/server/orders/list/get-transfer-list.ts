import { reader } from '@iisp/server'
import { getTransferList as call } from '../../../contract/orders/list.ts'
import { readFilters } from './order-filters.ts'
import { readPage } from './order-page.ts'
import { presentPage } from './present-page.ts'

export const getTransferList = reader(call, async (ctx, input) => {
  const filters = await readFilters(ctx, input, ctx.actor.institutionId)
  return presentPage(ctx, filters, await readPage(ctx, filters, input))
})
