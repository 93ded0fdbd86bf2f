import { isOneOf } from '@iisp/contract'
import { reader } from '@iisp/server'
import { deskList as call } from '../../contract/desk/desk.ts'
import { orderFlow } from '../../contract/orders/order-states.ts'
import { readFilters } from '../orders/list/order-filters.ts'
import { readPage } from '../orders/list/order-page.ts'
import { presentPage } from '../orders/list/present-page.ts'

export const deskList = reader(call, async (ctx, input) => {
  const proStatus = input.proStatus || orderFlow.sets.atDesk.join(',')
  const filters = await readFilters(ctx, { ...input, proStatus }, input.institutionId || null)
  const isOpen = proStatus.split(',').every((status) => isOneOf(orderFlow.sets.open, status))
  const order = isOpen ? ({ sort: 'traDate', direction: 'asc' } as const) : {}
  return presentPage(ctx, filters, await readPage(ctx, filters, { ...input, ...order }))
})
