import { reader } from '@iisp/server'
import { deskList as call } from '../contract/desk.ts'
import { deskStatuses } from '../contract/order-states.ts'
import { readFilters } from './order-filters.ts'
import { readPage } from './order-page.ts'
import { presentPage } from './present-page.ts'

export const deskList = reader(call, async (ctx, input) => {
  const proStatus = input.proStatus || deskStatuses.join(',')
  const filters = await readFilters(ctx, { ...input, proStatus }, input.institutionId || null)
  return presentPage(ctx, filters, await readPage(ctx, filters, input))
})
