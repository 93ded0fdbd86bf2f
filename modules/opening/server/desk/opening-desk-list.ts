import { reader, sql } from '@iisp/server'
import { openingDeskList as call } from '../../contract/desk.ts'
import { applicationFlow } from '../../contract/states.ts'
import { applicationPage, filtered } from '../list/application-page.ts'

export const openingDeskList = reader(call, async (ctx, input) => {
  const { kind, urged } = input
  const status = input.status || applicationFlow.sets.underWay.join(',')
  let found = (await filtered(ctx, { ...input, status })).where('submitted_at', 'is not', null)
  if (kind) found = found.where('kind', '=', kind)
  if (urged) found = found.where(sql<boolean>`(urged_at IS NOT NULL) = ${urged === '1'}`)
  // urged ones first, the longest-urged at the top; then by submission, oldest first
  return applicationPage(
    ctx,
    found,
    (all) =>
      all
        .orderBy('urged_at', (order) => order.asc().nullsLast())
        .orderBy('submitted_at')
        .orderBy('id'),
    input,
  )
})
